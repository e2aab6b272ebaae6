import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import type { ActDialogProps } from "./act-dialog.ts";
import { AcceptDialog } from "./AcceptDialog.tsx";
import { DeclineDialog } from "./DeclineDialog.tsx";
import { WithdrawDialog } from "./WithdrawDialog.tsx";

/** What a button of the page opens. */
export type ActKind = "accept" | "propose" | "decline" | "withdraw" | "brief";

// Forms, loaded when one is opened.
const CounterDialog = lazyPart(() => import("./CounterDialog.tsx").then((code) => code.CounterDialog));
const BriefDialog = lazyPart(() => import("./BriefDialog.tsx").then((code) => code.BriefDialog));

/** Loads the forms early: for hover and focus. */
export const preloadForms: Partial<Record<ActKind, () => void>> = {
  propose: CounterDialog.preload,
  brief: BriefDialog.preload,
};

/** The dialog of one act. */
export function ActDialog({ kind, ...props }: ActDialogProps & { kind: ActKind }) {
  switch (kind) {
    case "accept":
      return <AcceptDialog {...props} />;
    case "decline":
      return <DeclineDialog {...props} />;
    case "withdraw":
      return <WithdrawDialog {...props} />;
    case "propose":
      return <CounterDialog {...props} onMissing={props.onClose} />;
    case "brief":
      return <BriefDialog {...props} onMissing={props.onClose} />;
  }
}
