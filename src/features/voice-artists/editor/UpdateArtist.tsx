import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import { updateVoiceArtist } from "#src/features/voice-artists/mutations.ts";
import { formOf, updateOf, type ArtistFields } from "./artist-form.ts";
import { ArtistEditor, type Preview } from "./ArtistEditor.tsx";

interface UpdateArtistProps {
  artist: VoiceArtist;
  canUpload: boolean;
  preview: Preview;
  /** Called after a success with the artist as saved. */
  onSaved: (artist: VoiceArtist) => void;
}

/** The edit form of one artist. It reads `artist` on mount only and then keeps its own values. */
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
      saveLabel={<Trans comment="Button">Save changes</Trans>}
    />
  );
}
