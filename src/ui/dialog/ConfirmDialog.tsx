import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "./Dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What the act does, and what it cannot undo. */
  children: ReactNode;
  /** The words of the act's button. */
  act: ReactNode;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an act that cannot be undone; what the act does is said with its name. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const bodyId = useId();
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title} describedBy={bodyId}>
      <DialogBody id={bodyId}>{props.children}</DialogBody>
      <DialogFooter>
        <Button data-first-focus onClick={props.onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="danger" busy={props.busy ?? false} onClick={props.onConfirm}>
          {props.act}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
