import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import Undo2 from "lucide-react/icons/undo-2";
import { useEffect, useRef, useState } from "react";
import type { Voice } from "#contract/voices.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Toast } from "#src/ui/feedback/Toast.tsx";
import { likeVoice } from "./mutations.ts";
import { useLastLike } from "./likes.ts";

/** Takes the focus on mount if it was lost with the card of the pressed heart. */
function UndoButton({ voice }: { voice: Voice }) {
  const { mutate } = useMutation(likeVoice);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button
      ref={button}
      size="small"
      icon={<Undo2 size={16} />}
      onClick={() => mutate({ voice, isLiked: true })}
    >
      <Trans comment="Button: likes a voice again">Undo</Trans>
    </Button>
  );
}

/** Offers to undo the last unlike, until it is closed or another heart is pressed. */
export function UndoUnlike() {
  const [since] = useState(Date.now);
  const [closed, setClosed] = useState<number>();
  const last = useLastLike(since);
  const isShown = last && !last.like.isLiked && !last.error && last.pressedAt !== closed;
  const name = last?.like.voice.voiceArtistName;
  return (
    <Toast
      kind="news"
      action={last && <UndoButton key={last.pressedAt} voice={last.like.voice} />}
      onClose={() => setClosed(last?.pressedAt)}
    >
      {isShown && (
        <Trans comment="Message with the button “Undo”; name is the artist's">
          Removed from liked voices: {name}
        </Trans>
      )}
    </Toast>
  );
}
