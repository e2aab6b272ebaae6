import { Trans } from "@lingui/react/macro";
import { useBlocker, type ShouldBlockFn } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { askBeforeLeaving } from "#src/lib/leaving.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { DialogBody } from "./DialogBody.tsx";
import { DialogFooter } from "./DialogFooter.tsx";

/** A jump within the page leaves nothing, and a session that ended cannot be stayed in. */
const leaves: ShouldBlockFn = ({ current, next }) =>
  next.pathname !== "/login" &&
  (next.pathname !== current.pathname || JSON.stringify(next.search) !== JSON.stringify(current.search));

/** Asks before a changed form is left: by a link, the browser's buttons, a logout, or closing the tab. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: leaves,
    enableBeforeUnload: isChanged,
    disabled: !isChanged,
    withResolver: true,
  });
  const [asked, setAsked] = useState<(mayLeave: boolean) => void>();
  useEffect(() => {
    if (!isChanged) return undefined;
    return askBeforeLeaving(() => new Promise((resolve) => setAsked(() => resolve)));
  }, [isChanged]);

  const answer = (mayLeave: boolean) => {
    (mayLeave ? proceed : reset)?.();
    asked?.(mayLeave);
    setAsked(undefined);
  };
  const isOpen = status === "blocked" || asked !== undefined;
  return (
    <Dialog open={isOpen} onClose={() => answer(false)} title={<Trans>Leave without saving?</Trans>}>
      <DialogBody>
        <p>
          <Trans>What you changed in this form is lost.</Trans>
        </p>
      </DialogBody>
      <DialogFooter>
        <Button look="danger" onClick={() => answer(true)}>
          <Trans>Leave</Trans>
        </Button>
        <Button look="primary" autoFocus onClick={() => answer(false)}>
          <Trans>Keep editing</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
