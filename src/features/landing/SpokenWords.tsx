import { Fragment } from "react";
import type { LandingClip } from "./own-clips.ts";
import { wordsOf } from "./spoken.ts";
import styles from "./SpokenWords.module.css";

interface SpokenWordsProps {
  clip: LandingClip;
  /** The word being spoken; -1 while nothing is. */
  word: number;
}

/** A sentence in the language in which it is spoken; its words light up as they are said. */
export const SpokenWords = ({ clip, word }: SpokenWordsProps) => (
  <q className={styles["words"]} lang={clip.language} dir={clip.dir}>
    {wordsOf(clip).map((text, index) => (
      // Words repeat and never move: their place is what they are.
      <Fragment key={`${index} ${text}`}>
        {index > 0 && " "}
        <span
          className={index <= word ? styles["said"] : undefined}
          data-spoken={index === word ? "now" : undefined}
        >
          {text}
        </span>
      </Fragment>
    ))}
  </q>
);
