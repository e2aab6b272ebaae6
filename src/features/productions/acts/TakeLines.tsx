import { useLingui } from "@lingui/react";
import type { Take } from "#contract/productions/productions.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import styles from "./Acts.module.css";

/** Takes by title, length and name of file. */
export function TakeLines({ takes, label }: { takes: readonly Take[]; label: string }) {
  useLingui();
  return (
    <ul className={styles["takes"]} aria-label={label}>
      {takes.map(({ takeId, title, seconds, fileName }) => (
        <li key={takeId}>
          <strong dir="auto">{title}</strong>
          <span>{[seconds !== null && formatTime(seconds), fileName].filter(Boolean).join(" · ")}</span>
        </li>
      ))}
    </ul>
  );
}
