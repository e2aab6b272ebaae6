import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { groupNames, labelOf } from "#src/features/voices/filters/words.ts";
import { Button } from "#src/ui/button/Button.tsx";
import type { Suggestion } from "./suggestions.ts";
import styles from "./SuggestionButton.module.css";

interface SuggestionButtonProps {
  suggestion: Suggestion;
  onFollow: () => void;
}

/** "Remove filter: Kurdish" and how many voices that finds. A group with several values is named and removed as a whole. */
export function SuggestionButton({ suggestion, onFollow }: SuggestionButtonProps) {
  const { i18n } = useLingui();
  const { group, values, count, isAtLeast } = suggestion;
  const [only] = values;
  const words = i18n._(only !== undefined && values.length === 1 ? labelOf(only) : groupNames[group]);
  return (
    <Button className={styles["suggestion"]} onClick={onFollow}>
      <Trans>Remove filter: {words}</Trans>
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
    </Button>
  );
}
