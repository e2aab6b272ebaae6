import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import { updateVoiceArtist } from "#src/features/voice-artists/mutations.ts";
import { formOf, updateOf, type ArtistFields } from "./artist-form.ts";
import { ArtistEditor, type Preview, type ViewCard } from "./ArtistEditor.tsx";

interface UpdateArtistProps {
  artist: VoiceArtist;
  canUpload: boolean;
  preview: Preview;
  viewCard: ViewCard;
  /** What was searched in the list that Cancel leads back to. */
  query: string | undefined;
  /** Called after a success with the artist as saved. */
  onSaved: (artist: VoiceArtist) => void;
}

/** The edit form of one artist. It reads `artist` on mount only and then keeps its own values. */
export function UpdateArtist({ artist, onSaved, query, ...rest }: UpdateArtistProps) {
  const { mutateAsync } = useMutation(updateVoiceArtist);
  const save = async (fields: ArtistFields) => {
    const { artistName: _before, voices, ...now } = updateOf(artist, fields);
    await mutateAsync(updateOf(artist, fields));
    // What is known of a sample's sound stays known.
    const sent = voices.map((voice) => ({
      ...artist.voices.find(({ voiceMp3 }) => voiceMp3 === voice.voiceMp3),
      ...voice,
    }));
    onSaved({ ...now, voices: [...sent, ...artist.voices.slice(sent.length)] });
  };
  return (
    <ArtistEditor
      {...rest}
      samples={artist.voices}
      draftName={`update-artist ${artist.name}`}
      initial={formOf(artist)}
      save={save}
      saved={msg`Voice artist updated successfully!`}
      failed={msg`Failed to update voice artist.`}
      afterwards="keep"
      isReplaceable={artist.voices.length > 0}
      cancel={{ to: "/owner/update-voice-artist", search: { q: query } }}
      saveLabel={<Trans>Save changes</Trans>}
    />
  );
}
