import type { Hit } from "#contract/voices/voice-suggestions.ts";
import styles from "./Suggestions.module.css";

/** A text whose hits are bold and underlined. */
export function Hits({ text, hits }: { text: string; hits: readonly Hit[] }) {
  const ends = hits.map(({ to }) => to);
  return (
    <>
      {hits.map(({ from, to }, nth) => (
        <span key={from}>
          {text.slice(ends[nth - 1] ?? 0, from)}
          <b className={styles["hit"]}>{text.slice(from, to)}</b>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
