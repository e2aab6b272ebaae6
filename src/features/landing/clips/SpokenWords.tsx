import { Fragment } from "react";
import { wordsOf, type LandingClip } from "./clip.ts";
import styles from "./SpokenWords.module.css";

interface SpokenWordsProps {
  clip: LandingClip;
  /** The word being spoken; -1 while nothing is. */
  word: number;
}

/** A clip's sentence in its own language; words are highlighted as they are spoken. */
export const SpokenWords = ({ clip, word }: SpokenWordsProps) => (
  <q className={styles["words"]} lang={clip.language} dir={clip.dir}>
    {wordsOf(clip).map((text, index) => (
      // Words repeat and never move, so the index is part of the key.
      <Fragment key={`${index} ${text}`}>
        {index > 0 && <span> </span>}
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
