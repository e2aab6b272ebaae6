import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import type { ActDialogProps } from "./act-dialog.ts";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import styles from "./Acts.module.css";
import { ChangedNotice } from "./ChangedNotice.tsx";
import type { ActState } from "./use-act.ts";

interface AskDialogProps extends ActDialogProps {
  act: ActState;
  kind: "accept" | "withdraw";
  title: string;
  look: "primary" | "danger";
  /** The button's words. */
  action: ReactNode;
  /** What the act will mean. */
  children: ReactNode;
}

/** Asks before an act that takes nothing but a press. It opens on Cancel. */
export function AskDialog(props: AskDialogProps) {
  const { act, kind, open, offer, side, title, look, action, children, onDone, onClose } = props;
  const { isChanged, sending, isPending, send } = act;
  const bodyId = useId();
  return (
    <Dialog open={open} onClose={onClose} title={title} describedBy={bodyId}>
      <DialogBody id={bodyId} className={styles["body"]}>
        <ChangedNotice act={act} offer={offer} side={side} mayGoOn={false} onShow={onDone} />
        {children}
        <SendingNotice of={sending} />
      </DialogBody>
      <DialogFooter>
        <Button data-first-focus onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          look={look}
          busy={isPending}
          aria-disabled={isChanged}
          onClick={() => !isChanged && void send((seen) => ({ kind, ...seen }))}
        >
          {action}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
