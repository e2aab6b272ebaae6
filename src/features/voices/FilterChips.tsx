import { Trans, useLingui } from "@lingui/react/macro";
import type { VoiceFilters } from "#contract/voices.ts";
import { RemovableChip } from "#src/ui/RemovableChip.tsx";
import styles from "./FilterChips.module.css";
import { chosenIn, filterGroups, hasFilters, noFilters, toggled, type FilterGroup } from "./filters.ts";
import { editDraft, useVoices } from "./store.ts";
import { wordsOf } from "./words.ts";

interface FilterChipsProps {
  onApply: (filters: VoiceFilters) => void;
}

/** What the results answer to, each removable; edits that were not applied yet stay in the draft. */
export function FilterChips({ onApply }: FilterChipsProps) {
  const { t, i18n } = useLingui();
  const active = useVoices((state) => state.active);
  if (!hasFilters(active)) return null;
  const remove = (group: FilterGroup, value: string) => {
    const { draft } = useVoices.getState();
    if (chosenIn(draft, group).includes(value)) editDraft(toggled(draft, group, value));
    onApply(toggled(active, group, value));
  };
  const clear = () => {
    editDraft(noFilters);
    onApply(noFilters);
  };
  return (
    <ul className={styles["chips"]}>
      {filterGroups.flatMap((group) =>
        chosenIn(active, group).map((value) => {
          const words = i18n._(wordsOf(value));
          return (
            <li key={value}>
              <RemovableChip label={t`Remove filter: ${words}`} onClick={() => remove(group, value)}>
                {words}
              </RemovableChip>
            </li>
          );
        }),
      )}
      <li>
        <button type="button" className={styles["clear"]} onClick={clear}>
          <Trans>Clear all</Trans>
        </button>
      </li>
    </ul>
  );
}
