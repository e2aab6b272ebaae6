import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import Undo2 from "lucide-react/icons/undo-2";
import { useEffect, useRef } from "react";
import type { Voice } from "#contract/voices.ts";
import { Button } from "#src/ui/Button.tsx";
import { setLike } from "./mutations.ts";

/** Takes the focus when it appears, if the heart that had it is gone with its card. */
export function UndoButton({ voice }: { voice: Voice }) {
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button
      ref={button}
      size="small"
      icon={<Undo2 size={16} />}
      onClick={() => setLike(queryClient, { voice, isLiked: true })}
    >
      <Trans>Undo</Trans>
    </Button>
  );
}
