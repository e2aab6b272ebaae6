import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { createVoiceArtist } from "#src/features/voice-artists/mutations.ts";
import { draftOf, emptyFields } from "./artist-form.ts";
import { ArtistEditor, type Preview } from "./ArtistEditor.tsx";
import type { ViewCard } from "./SaveMessage.tsx";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft } from "#src/session/sending/use-draft.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

const empty = { ...emptyFields, sampleUrl: "" };

interface CreateArtistProps {
  canUpload: boolean;
  preview: Preview;
  viewCard: ViewCard;
}

export function CreateArtist(props: CreateArtistProps) {
  const draft = useDraft("create-artist");
  const { mutateAsync, state } = useSending(createVoiceArtist, draft);
  return (
    <ArtistEditor
      {...props}
      draft={draft}
      sentEarlier={<SendingNotice of={{ state, error: null }} />}
      initial={empty}
      save={(fields) => mutateAsync(draftOf(fields))}
      saved={msg`Voice artist created successfully!`}
      failed={msg`Failed to create voice artist.`}
      afterwards="empty"
      cancel={{ to: "/owner/dashboard" }}
      saveLabel={<Trans>Create voice artist</Trans>}
    />
  );
}
