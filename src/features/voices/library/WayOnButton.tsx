import { Plural, Trans, useLingui } from "@lingui/react/macro";
import ArrowRight from "lucide-react/icons/arrow-right";
import { labelOf } from "#src/voice/filter-words.ts";
import { chipWords } from "#src/features/voices/search/chip-words.ts";
import { Button } from "#src/ui/button/Button.tsx";
import type { DroppedNames, WayOn } from "./ways-on.ts";
import styles from "./NoMatch.module.css";

interface WayOnButtonProps {
  way: WayOn;
  onFollow: () => void;
}

/** "Remove filter: Kurdish", and of several: "Remove: Kurdish and “radyo”". */
function DroppedWords({ dropped }: { dropped: DroppedNames }) {
  const { i18n } = useLingui();
  const { chips, values } = dropped;
  const filters = [...chips.map(chipWords), ...values.map((value) => i18n._(labelOf(value)))];
  const typed = dropped.words.map((word) => word.replaceAll(/["“”]/g, ""));
  const [words] = filters;
  const [word] = typed;
  if (filters.length === 0 && typed.length === 1)
    return <Trans comment="Button: searches without this word">Remove word: “{word}”</Trans>;
  if (filters.length === 1 && typed.length === 0) return <Trans>Remove filter: {words}</Trans>;
  const all = [...filters, ...typed.map((one) => `“${one}”`)];
  const names = new Intl.ListFormat(i18n.locale).format(all);
  return <Trans comment="Button: searches without these filters and words">Remove: {names}</Trans>;
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
