import { Trans, useLingui } from "@lingui/react/macro";
import { filterGroups, type FilterGroup } from "#contract/enumerations.ts";
import type { VoiceFilters } from "#contract/voices.ts";
import { setDraft, useVoices } from "#src/features/voices/store.ts";
import { RemovableChip } from "#src/ui/RemovableChip.tsx";
import styles from "./FilterChips.module.css";
import { selectedValues, hasFilters, noFilters, withToggled } from "./filters.ts";
import { labelOf } from "./words.ts";

interface FilterChipsProps {
  onApply: (filters: VoiceFilters) => void;
}

/** The active filters as removable chips. Edits of the draft that are not applied yet are kept. */
export function FilterChips({ onApply }: FilterChipsProps) {
  const { t, i18n } = useLingui();
  const active = useVoices((state) => state.active);
  if (!hasFilters(active)) return null;
  const remove = (group: FilterGroup, value: string) => {
    const { draft } = useVoices.getState();
    if (selectedValues(draft, group).includes(value)) setDraft(withToggled(draft, group, value));
    onApply(withToggled(active, group, value));
  };
  const clear = () => {
    setDraft(noFilters);
    onApply(noFilters);
  };
  return (
    <ul className={styles["chips"]}>
      {filterGroups.flatMap((group) =>
        selectedValues(active, group).map((value) => {
          const words = i18n._(labelOf(value));
          return (
            <li key={value}>
              <RemovableChip
                label={t({
                  message: `Remove filter: ${words}`,
                  comment: "Name of a button; words are the filter's, such as “Warm”",
                })}
                onClick={() => remove(group, value)}
              >
                {words}
              </RemovableChip>
            </li>
          );
        }),
      )}
      <li>
        <button type="button" className={styles["clear"]} onClick={clear}>
          <Trans comment="Button: removes every filter">Clear all</Trans>
        </button>
      </li>
    </ul>
  );
}
