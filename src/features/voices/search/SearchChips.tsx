import { i18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { labelOf } from "#src/voice/filter-words.ts";
import { RemovableChip } from "#src/ui/chip/RemovableChip.tsx";
import { chipWords } from "./chip-words.ts";
import type { SearchChip } from "./search-words.ts";
import styles from "./SearchField.module.css";

const meaningsOf = ({ means }: SearchChip) => means.map(({ value }) => i18n._(labelOf(value))).join(", ");

interface SearchChipsProps {
  chips: readonly SearchChip[];
  onQuote: (chip: SearchChip) => void;
}

/** The understood words of a search. A press turns one back into its word. */
export function SearchChips({ chips, onQuote }: SearchChipsProps) {
  const { t } = useLingui();
  return chips.map((chip) => {
    const words = chipWords(chip);
    return (
      <RemovableChip
        key={chip.from}
        className={styles["chip"]}
        label={t({
          message: `Search as a word: ${words}`,
          comment:
            "Name of a button: words are a filter’s, such as “Warm”, that was understood; the press searches for the letters instead",
        })}
        title={meaningsOf(chip)}
        onClick={() => onQuote(chip)}
      >
        {words}
      </RemovableChip>
    );
  });
}
