import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { createVoiceArtist } from "#src/features/voice-artists/mutations.ts";
import { draftOf, emptyArtist } from "./artist-form.ts";
import { ArtistEditor, type Preview } from "./ArtistEditor.tsx";

export function CreateArtist({ canUpload, preview }: { canUpload: boolean; preview: Preview }) {
  const { mutateAsync } = useMutation(createVoiceArtist);
  return (
    <ArtistEditor
      draftName="create-artist"
      initial={emptyArtist}
      save={(fields) => mutateAsync(draftOf(fields))}
      saved={msg`Voice artist created successfully!`}
      failed={msg`Failed to create voice artist.`}
      afterwards="empty"
      canUpload={canUpload}
      preview={preview}
      cancelTo="/owner/dashboard"
      saveLabel={<Trans>Create voice artist</Trans>}
    />
  );
}
