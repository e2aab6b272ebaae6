import { Trans } from "@lingui/react/macro";
import { useBlocker, type ShouldBlockFn } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { confirmBeforeLeaving } from "#src/lib/drafts/leaving.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "./Dialog.tsx";

/** A change of the hash leaves nothing, and after the end of a session nobody can stay. */
const isLeaving: ShouldBlockFn = ({ current, next }) =>
  next.pathname !== "/login" &&
  (next.pathname !== current.pathname || JSON.stringify(next.search) !== JSON.stringify(current.search));

/** Asks for confirmation before a changed form is left: by a link, the browser's buttons, a logout or closing the tab. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isLeaving,
    enableBeforeUnload: isChanged,
    disabled: !isChanged,
    withResolver: true,
  });
  const [answerLogout, setAnswerLogout] = useState<(mayLeave: boolean) => void>();
  useEffect(() => {
    if (!isChanged) return undefined;
    return confirmBeforeLeaving(() => new Promise((resolve) => setAnswerLogout(() => resolve)));
  }, [isChanged]);

  const answer = (mayLeave: boolean) => {
    (mayLeave ? proceed : reset)?.();
    answerLogout?.(mayLeave);
    setAnswerLogout(undefined);
  };
  const isOpen = status === "blocked" || answerLogout !== undefined;
  return (
    <Dialog open={isOpen} onClose={() => answer(false)} title={<Trans>Leave without saving?</Trans>}>
      <DialogBody>
        <p>
          <Trans>What you changed in this form is lost.</Trans>
        </p>
      </DialogBody>
      <DialogFooter>
        <Button look="danger" onClick={() => answer(true)}>
          <Trans comment="Button: leaves a form without saving">Leave</Trans>
        </Button>
        <Button look="primary" autoFocus onClick={() => answer(false)}>
          <Trans comment="Button: stays in a form with changes">Keep editing</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
