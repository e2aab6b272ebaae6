import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { createVoiceArtist } from "#src/features/voice-artists/mutations.ts";
import { draftOf, emptyArtist } from "./artist-form.ts";
import { ArtistEditor, type Preview } from "./ArtistEditor.tsx";
import type { ViewCard } from "./SaveMessage.tsx";

interface CreateArtistProps {
  canUpload: boolean;
  preview: Preview;
  viewCard: ViewCard;
}

export function CreateArtist(props: CreateArtistProps) {
  const { mutateAsync } = useMutation(createVoiceArtist);
  return (
    <ArtistEditor
      {...props}
      draftName="create-artist"
      initial={emptyArtist}
      save={(fields) => mutateAsync(draftOf(fields))}
      saved={msg`Voice artist created successfully!`}
      failed={msg`Failed to create voice artist.`}
      afterwards="empty"
      cancel={{ to: "/owner/dashboard" }}
      saveLabel={<Trans>Create voice artist</Trans>}
    />
  );
}
