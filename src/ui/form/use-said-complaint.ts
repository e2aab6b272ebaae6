import { useEffect, useRef } from "react";
import { announce } from "#src/lib/browser/spoken/announce.ts";

/** Milliseconds after which a field that was left is mostly judged, and the press that left it is over. */
const patience = 400;

/** How often it is looked whether it is: what judges it may still load, or show what it said of an earlier value. */
const looks = 10;

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
  const left = useRef<Element>(undefined);
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
      if (left.current === field) clearTimeout(timer.current);
    },
    sayOnceLeft: (field: Element) => {
      let known = before.current;
      const look = (looksLeft: number) => {
        timer.current = setTimeout(() => {
          const complaint = complaintOf(field);
          if (submits.current !== submitCount || looksLeft === 0) return;
          if (complaint && complaint !== known) announce(complaint, "field");
          known = complaint || known;
          look(looksLeft - 1);
        }, patience);
      };
      clearTimeout(timer.current);
      left.current = field;
      look(looks);
    },
  };
}
