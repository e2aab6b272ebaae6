import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#src/ui/Button.tsx";
import type { Suggestion } from "./suggestions.ts";
import styles from "./SuggestionButton.module.css";
import { groupNames, wordsOf } from "./words.ts";

interface SuggestionButtonProps {
  suggestion: Suggestion;
  onFollow: () => void;
}

/** "Remove filter: Kurdish" and how many voices that would give; a group of several values goes as a whole. */
export function SuggestionButton({ suggestion, onFollow }: SuggestionButtonProps) {
  const { i18n } = useLingui();
  const { group, values, count, isAtLeast } = suggestion;
  const [only] = values;
  const words = i18n._(only !== undefined && values.length === 1 ? wordsOf(only) : groupNames[group]);
  return (
    <Button className={styles["suggestion"]} onClick={onFollow}>
      <Trans>Remove filter: {words}</Trans>
      <span className={styles["gives"]}>
        {isAtLeast ? (
          <Plural value={count} one="at least # voice" other="at least # voices" />
        ) : (
          <Plural value={count} one="# voice" other="# voices" />
        )}
      </span>
    </Button>
  );
}
