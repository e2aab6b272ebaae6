import { useLingui } from "@lingui/react";
import { filterGroups, type FilterGroup } from "#contract/constants/enumerations.ts";
import type { VoiceFilters } from "#contract/voices/voices.ts";
import { setDraft, useVoices } from "#src/features/voices/store.ts";
import { FilterChips } from "#src/ui/chip/FilterChips.tsx";
import styles from "./ActiveFilters.module.css";
import { selectedValues, noFilters, withToggled } from "./filters.ts";
import { labelOf } from "#src/voice/filter-words.ts";

interface ActiveFiltersProps {
  onApply: (filters: VoiceFilters) => void;
}

/** The active filters as removable chips. Edits of the draft that are not applied yet are kept. */
export function ActiveFilters({ onApply }: ActiveFiltersProps) {
  const { i18n } = useLingui();
  const active = useVoices((state) => state.active);
  const remove = (group: FilterGroup, value: string) => {
    const { draft } = useVoices.getState();
    if (selectedValues(draft, group).includes(value)) setDraft(withToggled(draft, group, value));
    onApply(withToggled(active, group, value));
  };
  const clear = () => {
    setDraft(noFilters);
    onApply(noFilters);
  };
  const chips = filterGroups.flatMap((group) =>
    selectedValues(active, group).map((value) => ({
      key: value,
      words: i18n._(labelOf(value)),
      onRemove: () => remove(group, value),
    })),
  );
  return <FilterChips chips={chips} onClear={clear} className={styles["chips"]} />;
}
