import { useBlocker, type ShouldBlockFn } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { confirmBeforeLeaving } from "#src/lib/drafts/leaving.ts";
import { LeaveDialog, type LeaveWords } from "./LeaveDialog.tsx";

/** A change of the hash leaves nothing, and after the end of a session nobody can stay. */
const isLeaving: ShouldBlockFn = ({ current, next }) =>
  next.pathname !== "/login" &&
  (next.pathname !== current.pathname || JSON.stringify(next.search) !== JSON.stringify(current.search));

interface LeaveGuardProps extends LeaveWords {
  /** Whether something would be lost. */
  isChanged: boolean;
}

/** Asks for confirmation before a changed form is left: by a link, the browser's buttons, a logout or closing the tab. */
export function LeaveGuard({ isChanged, ...words }: LeaveGuardProps) {
  const { status, action, proceed, reset } = useBlocker({
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
  // By Back the browser has left already, and returns when the answer is to stay.
  const hasLeft = action === "BACK" || action === "FORWARD" || action === "GO";
  return <LeaveDialog open={isOpen} closesOnBack={!hasLeft} onAnswer={answer} {...words} />;
}
