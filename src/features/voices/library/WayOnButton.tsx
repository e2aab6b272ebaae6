import { Plural, Trans, useLingui } from "@lingui/react/macro";
import ArrowRight from "lucide-react/icons/arrow-right";
import { groupNames, labelOf } from "#src/features/voices/filters/words.ts";
import { Button } from "#src/ui/button/Button.tsx";
import type { Dropped, WayOn } from "./ways-on.ts";
import styles from "./NoMatch.module.css";

interface WayOnButtonProps {
  way: WayOn;
  onFollow: () => void;
}

/** "Remove filter: Kurdish". A group with several values is named and removed as a whole. */
function DroppedWords({ dropped }: { dropped: Dropped }) {
  const { i18n } = useLingui();
  if ("word" in dropped) {
    const word = dropped.word.replaceAll(/["“”]/g, "");
    return <Trans comment="Button: searches without this word">Remove word: “{word}”</Trans>;
  }
  const { group, values } = dropped;
  const [only] = values;
  const words = i18n._(only !== undefined && values.length === 1 ? labelOf(only) : groupNames[group]);
  return <Trans>Remove filter: {words}</Trans>;
}

/** What is dropped, and how many voices that finds. */
export const WayOnButton = ({ way: { dropped, count, isAtLeast }, onFollow }: WayOnButtonProps) => (
  <Button className={styles["way"]} onClick={onFollow}>
    <span className={styles["dropped"]}>
      <DroppedWords dropped={dropped} />
    </span>
    <span className={styles["gives"]}>
      {isAtLeast ? (
        <Plural
          comment="How many voices a suggestion would show at least; count is a whole number"
          value={count}
          one="at least # voice"
          other="at least # voices"
        />
      ) : (
        <Plural
          comment="How many voices a suggestion would show; count is a whole number"
          value={count}
          one="# voice"
          other="# voices"
        />
      )}
    </span>
    <ArrowRight size={18} aria-hidden="true" />
  </Button>
);
