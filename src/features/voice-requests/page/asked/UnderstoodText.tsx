import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { labelOf } from "#src/voice/filter-words.ts";
import styles from "./Asked.module.css";

interface UnderstoodTextProps {
  text: string;
  understood: ReadRequest["understood"];
}

/** What was written, with the words underlined that name a filter of the library; which one is said on hover. */
export function UnderstoodText({ text, understood }: UnderstoodTextProps) {
  const { i18n } = useLingui();
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { from, to, value } of understood.toSorted((one, other) => one.from - other.from)) {
    // Words that name two filters are underlined once.
    if (from < at || to > text.length) continue;
    parts.push(
      text.slice(at, from),
      <span key={from} className={styles["understood"]} title={i18n._(labelOf(value))}>
        {text.slice(from, to)}
      </span>,
    );
    at = to;
  }
  parts.push(text.slice(at));
  return (
    <p className={styles["text"]} dir="auto">
      {parts}
    </p>
  );
}
