import { useEffect, useState, type RefObject } from "react";
import type { ProducedOffer } from "#src/features/productions/takes.ts";
import { ActDialog, type ActKind } from "./ActDialogs.tsx";

/** Opens the dialog of an act. After one that was done the heading gets the focus: the button that opened it may be gone. */
export function useActDialog(offer: ProducedOffer, heading: RefObject<HTMLHeadingElement | null>) {
  const [dialog, setDialog] = useState<{
    kind: ActKind;
    opening: number;
    isOpen: boolean;
    isDone: boolean;
  }>();
  const isDone = dialog?.isDone === true;
  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone, heading]);
  const close = (done: boolean) => setDialog(dialog && { ...dialog, isOpen: false, isDone: done });
  return {
    open: (kind: ActKind) =>
      setDialog({ kind, opening: (dialog?.opening ?? 0) + 1, isOpen: true, isDone: false }),
    dialog: dialog && (
      <ActDialog
        key={dialog.opening}
        kind={dialog.kind}
        open={dialog.isOpen}
        offer={offer}
        onDone={() => close(true)}
        onClose={() => close(false)}
      />
    ),
  };
}
