import { Trans } from "@lingui/react/macro";
import Undo2 from "lucide-react/icons/undo-2";
import { useEffect, useRef } from "react";
import { Button } from "#src/ui/button/Button.tsx";

/** A toast's button. Takes the focus on mount if it was lost with what went away. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button ref={button} size="small" icon={<Undo2 size={16} />} onClick={onUndo}>
      <Trans comment="Button: takes back what was just done">Undo</Trans>
    </Button>
  );
}
