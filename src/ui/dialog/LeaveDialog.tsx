import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "./Dialog.tsx";

/** What the question says; a form's words unless told otherwise. */
export interface LeaveWords {
  title?: ReactNode;
  /** What is lost by leaving. */
  loss?: ReactNode;
  stay?: ReactNode;
}

interface LeaveDialogProps extends LeaveWords {
  open: boolean;
  closesOnBack?: boolean;
  onAnswer: (mayLeave: boolean) => void;
}

/** Asks whether to leave what would be lost, which is said with its name. */
export function LeaveDialog({
  open,
  closesOnBack = true,
  onAnswer,
  title = <Trans>Leave without saving?</Trans>,
  loss = <Trans>Your changes in this form will be lost.</Trans>,
  stay = <Trans comment="Button: stays in a form with changes">Keep editing</Trans>,
}: LeaveDialogProps) {
  const lossId = useId();
  return (
    <Dialog
      open={open}
      closesOnBack={closesOnBack}
      onClose={() => onAnswer(false)}
      title={title}
      describedBy={lossId}
    >
      <DialogBody>
        <p id={lossId}>{loss}</p>
      </DialogBody>
      <DialogFooter>
        <Button look="danger" onClick={() => onAnswer(true)}>
          <Trans comment="Button: leaves a page all the same">Leave</Trans>
        </Button>
        <Button look="primary" data-first-focus onClick={() => onAnswer(false)}>
          {stay}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
