import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import styles from "./FilterChips.module.css";
import { RemovableChip } from "./RemovableChip.tsx";

interface FilterChipsProps {
  chips: readonly { key: string; words: string; onRemove: () => void }[];
  onClear: () => void;
  className?: string | undefined;
}

/** Filters that are set, each removable, and all of them; nothing where none is. */
export function FilterChips({ chips, onClear, className }: FilterChipsProps) {
  const { t } = useLingui();
  if (chips.length === 0) return null;
  return (
    <ul className={clsx(styles["chips"], className)}>
      {chips.map(({ key, words, onRemove }) => (
        <li key={key}>
          <RemovableChip
            label={t({
              message: `Remove filter: ${words}`,
              comment: "Name of a button; words are the filter's, such as “Warm”",
            })}
            onClick={onRemove}
          >
            {words}
          </RemovableChip>
        </li>
      ))}
      <li>
        <button type="button" className={styles["clear"]} onClick={onClear}>
          <Trans comment="Button: removes every filter">Clear all</Trans>
        </button>
      </li>
    </ul>
  );
}
