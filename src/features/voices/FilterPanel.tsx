import { Trans, useLingui } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useState, type ReactNode } from "react";
import type { VoiceFacets, VoiceFilters } from "#contract/voices.ts";
import { useSmallScreen } from "#src/lib/small-screen.ts";
import { useLoaded } from "#src/lib/use-loaded.ts";
import { Toast } from "#src/ui/Toast.tsx";
import { ApplyButton } from "./ApplyButton.tsx";
import { FilterDropdown } from "./FilterDropdown.tsx";
import styles from "./FilterPanel.module.css";
import { FilterTrigger } from "./FilterTrigger.tsx";
import { filterGroups, type FilterGroup } from "./filters.ts";
import { useVoices } from "./store.ts";

const loadSheet = async () => (await import("./FilterSheet.tsx")).FilterSheet;

interface FilterPanelProps {
  facets: VoiceFacets | undefined;
  onApply: (filters: VoiceFilters) => void;
  /** The switch to multi-select, at the end of the row. */
  children?: ReactNode;
}

/** The four groups, as dropdowns or in a sheet, and the button that applies what was chosen. */
export function FilterPanel({ facets, onApply, children }: FilterPanelProps) {
  const { t } = useLingui();
  const isSmall = useSmallScreen();
  const [openGroup, open] = useState<FilterGroup | "none">();
  const [isMissing, setMissing] = useState(false);
  const [Sheet, load] = useLoaded(loadSheet);
  const prepare = () => void load().catch(() => undefined);
  const show = (group: FilterGroup) => {
    open(group);
    setMissing(false);
    load().catch(() => {
      open(undefined);
      setMissing(true); // the next press tries again
    });
  };
  const apply = () => onApply(useVoices.getState().draft);
  return (
    <div className={styles["panel"]}>
      <div className={styles["groups"]} role="group" aria-label={t`Filters`}>
        {filterGroups.map((group) =>
          isSmall ? (
            <FilterTrigger
              key={group}
              group={group}
              aria-haspopup="dialog"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => show(group)}
            />
          ) : (
            <FilterDropdown key={group} group={group} facets={facets} />
          ),
        )}
        <ApplyButton onApply={apply} />
      </div>
      {children}
      {isSmall && Sheet && <Sheet open={openGroup} onOpen={open} facets={facets} onApply={apply} />}
      <Toast
        kind="failure"
        icon={<CircleAlert size={20} aria-hidden="true" />}
        onClose={() => setMissing(false)}
      >
        {isMissing && <Trans>Something went wrong, please try again</Trans>}
      </Toast>
    </div>
  );
}
