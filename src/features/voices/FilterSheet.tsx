import { Trans } from "@lingui/react/macro";
import type { VoiceFacets } from "#contract/voices.ts";
import { Button } from "#src/ui/Button.tsx";
import { Dialog } from "#src/ui/Dialog.tsx";
import { DialogBody } from "#src/ui/DialogBody.tsx";
import { ApplyButton } from "./ApplyButton.tsx";
import styles from "./FilterSheet.module.css";
import { FilterSheetGroup } from "./FilterSheetGroup.tsx";
import { filterGroups, noFilters, type FilterGroup } from "./filters.ts";
import { editDraft } from "./store.ts";

interface FilterSheetProps {
  /** The group that is open; none while the sheet is closed, all folded when `"none"`. */
  open: FilterGroup | "none" | undefined;
  onOpen: (group: FilterGroup | "none" | undefined) => void;
  facets: VoiceFacets | undefined;
  onApply: () => void;
}

/** The groups on a small screen: full height, one unfolded at a time, the actions fixed at the foot. */
export function FilterSheet({ open, onOpen, facets, onApply }: FilterSheetProps) {
  const close = () => onOpen(undefined);
  const apply = () => {
    onApply();
    close();
  };
  return (
    <Dialog
      open={open !== undefined}
      onClose={close}
      title={<Trans>Filters</Trans>}
      className={styles["sheet"]}
      opensOnTitle
    >
      <DialogBody className={styles["body"]}>
        {filterGroups.map((group) => (
          <FilterSheetGroup
            key={group}
            group={group}
            facets={facets}
            isOpen={group === open}
            onToggle={() => onOpen(group === open ? "none" : group)}
          />
        ))}
      </DialogBody>
      <div className={styles["footer"]}>
        <Button look="quiet" className={styles["clear"]} onClick={() => editDraft(noFilters)}>
          <Trans>Clear all</Trans>
        </Button>
        <ApplyButton onApply={apply} />
      </div>
    </Dialog>
  );
}
