import { Trans } from "@lingui/react/macro";
import { useBlocker, type ShouldBlockFn } from "@tanstack/react-router";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { DialogBody } from "./DialogBody.tsx";
import { DialogFooter } from "./DialogFooter.tsx";

/** A jump within the page leaves nothing, and a session that ended cannot be stayed in. */
const leaves: ShouldBlockFn = ({ current, next }) =>
  next.pathname !== "/login" &&
  (next.pathname !== current.pathname || JSON.stringify(next.search) !== JSON.stringify(current.search));

/** Asks before a changed form is left, by a link, by the browser's buttons or by closing the tab. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: leaves,
    enableBeforeUnload: isChanged,
    disabled: !isChanged,
    withResolver: true,
  });
  return (
    <Dialog
      open={status === "blocked"}
      onClose={() => reset?.()}
      title={<Trans>Leave without saving?</Trans>}
    >
      <DialogBody>
        <p>
          <Trans>What you changed in this form is lost.</Trans>
        </p>
      </DialogBody>
      <DialogFooter>
        <Button look="danger" onClick={() => proceed?.()}>
          <Trans>Leave</Trans>
        </Button>
        <Button look="primary" autoFocus onClick={() => reset?.()}>
          <Trans>Keep editing</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
