import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Toast } from "#src/ui/feedback/toast/Toast.tsx";
import { UndoButton } from "#src/ui/feedback/toast/UndoButton.tsx";
import { likeVoice } from "#src/voice/likes/mutations.ts";
import { useLastLike } from "#src/voice/likes/likes.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** Offers to undo the last unlike, until it is closed or another heart is pressed. */
export function UndoUnlike() {
  const { mutate } = useSending(likeVoice);
  const [since] = useState(Date.now);
  const [closed, setClosed] = useState<number>();
  const last = useLastLike(since);
  const isShown = last && !last.like.isLiked && !last.error && last.pressedAt !== closed;
  const name = last?.like.voice.voiceArtistName;
  return (
    <Toast
      kind="news"
      action={
        last && (
          <UndoButton key={last.pressedAt} onUndo={() => mutate({ voice: last.like.voice, isLiked: true })} />
        )
      }
      onClose={() => setClosed(last?.pressedAt)}
    >
      {isShown && (
        <span>
          <Trans comment="Message with the button “Undo”; name is the artist's">
            Removed from liked voices: {name}
          </Trans>
        </span>
      )}
    </Toast>
  );
}
