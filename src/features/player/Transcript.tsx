import type { Transcript as Spoken } from "#contract/voices.ts";
import styles from "./Transcript.module.css";

/** What is said, in the language and direction in which it is said. */
export const Transcript = ({ transcript: { text, language } }: { transcript: Spoken }) => (
  <p className={styles["transcript"]} lang={language} dir="auto">
    {text}
  </p>
);
