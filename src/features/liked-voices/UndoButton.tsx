import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import Undo2 from "lucide-react/icons/undo-2";
import { useEffect, useRef } from "react";
import type { Voice } from "#contract/voices.ts";
import { Button } from "#src/ui/Button.tsx";
import { likeVoice } from "./mutations.ts";

/** Takes the focus when it appears, if the heart that had it is gone with its card. */
export function UndoButton({ voice }: { voice: Voice }) {
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
      <Trans>Undo</Trans>
    </Button>
  );
}
