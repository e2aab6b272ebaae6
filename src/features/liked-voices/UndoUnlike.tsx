import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Toast } from "#src/ui/Toast.tsx";
import { useLastLike } from "./likes.ts";
import { UndoButton } from "./UndoButton.tsx";

/** A card that left the list can be brought back, until another heart is pressed. */
export function UndoUnlike() {
  const [since] = useState(Date.now);
  const [closed, close] = useState<number>();
  const last = useLastLike(since);
  const isShown = last && !last.like.isLiked && !last.error && last.pressedAt !== closed;
  const name = last?.like.voice.voiceArtistName;
  return (
    <Toast
      kind="news"
      action={last && <UndoButton key={last.pressedAt} voice={last.like.voice} />}
      onClose={() => close(last?.pressedAt)}
    >
      {isShown && <Trans>Removed from liked voices: {name}</Trans>}
    </Toast>
  );
}
