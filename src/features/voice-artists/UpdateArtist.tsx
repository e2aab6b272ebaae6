import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import { formOf, updateOf, type ArtistFields } from "./artist-form.ts";
import { ArtistEditor, type Preview } from "./ArtistEditor.tsx";
import { updateVoiceArtist } from "./mutations.ts";

interface UpdateArtistProps {
  artist: VoiceArtist;
  canUpload: boolean;
  preview: Preview;
  /** Told after a success what the artist is now. */
  onSaved: (artist: VoiceArtist) => void;
}

/** The edit form of one artist. It starts from the artist of its first drawing and keeps its own values. */
export function UpdateArtist({ artist, canUpload, preview, onSaved }: UpdateArtistProps) {
  const { mutateAsync } = useMutation(updateVoiceArtist);
  const save = async (fields: ArtistFields) => {
    const { artistName: _before, voices, ...now } = updateOf(artist, fields);
    await mutateAsync(updateOf(artist, fields));
    onSaved({ ...now, voices: [...voices, ...artist.voices.slice(voices.length)] });
  };
  return (
    <ArtistEditor
      draftName={`update-artist ${artist.name}`}
      initial={formOf(artist)}
      save={save}
      saved={msg`Voice artist updated successfully!`}
      failed={msg`Failed to update voice artist.`}
      afterwards="keep"
      isReplaceable={artist.voices.length > 0}
      canUpload={canUpload}
      preview={preview}
      cancelTo="/owner/update-voice-artist"
      saveLabel={<Trans>Save changes</Trans>}
    />
  );
}
