import { useLingui } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import type { FilterGroup } from "#contract/constants/enumerations.ts";
import type { UnderstoodWord, VoiceFacets } from "#contract/voices/voices.ts";
import { useVoices } from "#src/features/voices/store.ts";
import { FilterOptions } from "./FilterOptions.tsx";
import styles from "./FilterSheetGroup.module.css";
import { selectedValues, withUnderstood } from "./filters.ts";
import { groupNames } from "#src/voice/filter-words.ts";

interface FilterSheetGroupProps {
  group: FilterGroup;
  facets: VoiceFacets | undefined;
  understood: readonly UnderstoodWord[];
  isOpen: boolean;
  onEnter: () => void;
  onToggle: () => void;
}

/** One group of the sheet: a row that expands to its options. */
export function FilterSheetGroup(props: FilterSheetGroupProps) {
  const { group, facets, understood, isOpen, onEnter, onToggle } = props;
  const { i18n } = useLingui();
  const id = useId();
  const count = useVoices(({ draft }) => selectedValues(withUnderstood(draft, understood), group).length);
  return (
    <div className={styles["group"]}>
      <h3 className={styles["heading"]}>
        <button
          type="button"
          className={styles["row"]}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          {i18n._(groupNames[group])}
          {count > 0 && <span className={styles["count"]}> · {count}</span>}
          <ChevronDown className={styles["chevron"]} size={18} aria-hidden="true" />
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && <FilterOptions group={group} facets={facets} onEnter={onEnter} />}
      </div>
    </div>
  );
}
