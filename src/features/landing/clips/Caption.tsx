import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import styles from "./Caption.module.css";
import type { LandingClip } from "./clip.ts";
import { SpokenWords } from "./SpokenWords.tsx";

interface CaptionProps {
  clip: LandingClip;
  word: number;
  isLit: boolean;
  hasFailed?: boolean;
  className?: string | undefined;
}

/** The language's code and the spoken words, or that the clip could not be loaded. */
export const Caption = ({ clip, word, isLit, hasFailed, className }: CaptionProps) => (
  <p className={clsx(styles["caption"], isLit && styles["lit"], className)}>
    <span className={styles["code"]} aria-hidden="true">
      {/* Not by CSS: that would follow the page's language, and write IT as İT on a Turkish page. */}
      {clip.language.toUpperCase()}
    </span>
    <SpokenWords clip={clip} word={word} />
    <span role="status" className={styles["failure"]}>
      {hasFailed && (
        <span>
          <Trans>Audio could not be loaded</Trans>
        </span>
      )}
    </span>
  </p>
);
