import { useEffect, useRef } from "react";
import { announce } from "#src/lib/browser/announce.ts";

/** Milliseconds within which a field that was left has been judged, and the press that left it is over. */
const patience = 400;

/** What a field complains of; empty without a complaint. */
function complaintOf(field: Element): string {
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  const error = ids.find((id) => id.endsWith("-error"));
  return (error && document.getElementById(error)?.textContent) ?? "";
}

/**
 * Has what a field complains of said when it is left. Not what it complained of already, which was read when it got the
 * focus, and not after a submit, which gives the focus to the first wrong field.
 */
export function useSaidComplaint(submitCount: number) {
  const before = useRef("");
  const submits = useRef(submitCount);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    submits.current = submitCount;
  }, [submitCount]);
  useEffect(() => {
    return () => clearTimeout(timer.current);
  }, []);
  return {
    noteEntered: (field: Element) => {
      before.current = complaintOf(field);
    },
    sayOnceLeft: (field: Element) => {
      const known = before.current;
      timer.current = setTimeout(() => {
        const complaint = complaintOf(field);
        if (complaint && complaint !== known && submits.current === submitCount) announce(complaint, "field");
      }, patience);
    },
  };
}
