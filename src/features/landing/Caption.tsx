import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import styles from "./Caption.module.css";
import type { LandingClip } from "./own-clips.ts";
import { SpokenWords } from "./SpokenWords.tsx";

interface CaptionProps {
  clip: LandingClip;
  word: number;
  isLit: boolean;
  hasFailed?: boolean;
  className?: string | undefined;
}

/** The language's sign and what is said; in its place, that a clip could not be loaded. */
export const Caption = ({ clip, word, isLit, hasFailed, className }: CaptionProps) => (
  <p className={clsx(styles["caption"], isLit && styles["lit"], className)}>
    <span className={styles["code"]} aria-hidden="true">
      {clip.language}
    </span>
    <SpokenWords clip={clip} word={word} />
    <span role="status" className={styles["failure"]}>
      {hasFailed && <Trans>Audio could not be loaded</Trans>}
    </span>
  </p>
);
