import { Trans } from "@lingui/react/macro";
import type { FilterGroup } from "#contract/constants/enumerations.ts";
import type { VoiceFacets } from "#contract/voices.ts";
import { setDraft } from "#src/features/voices/store.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { ApplyButton } from "./ApplyButton.tsx";
import styles from "./FilterSheet.module.css";
import { FilterSheetGroup } from "./FilterSheetGroup.tsx";
import { noFilters } from "./filters.ts";
import type { DraftPage } from "./use-draft-page.ts";

interface FilterSheetProps {
  groups: readonly FilterGroup[];
  /** The expanded group; `"none"` when all are collapsed, `undefined` when the sheet is closed. */
  open: FilterGroup | "none" | undefined;
  onOpen: (group: FilterGroup | "none" | undefined) => void;
  facets: VoiceFacets | undefined;
  counted: DraftPage["counted"];
  onApply: () => void;
}

/** The filter groups on a small screen: full height, one expanded at a time, the buttons fixed below. */
export function FilterSheet({ groups, open, onOpen, facets, counted, onApply }: FilterSheetProps) {
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
        {groups.map((group) => (
          <FilterSheetGroup
            key={group}
            group={group}
            facets={facets}
            isOpen={group === open}
            onEnter={apply}
            onToggle={() => onOpen(group === open ? "none" : group)}
          />
        ))}
      </DialogBody>
      <div className={styles["footer"]}>
        <Button look="quiet" className={styles["clear"]} onClick={() => setDraft(noFilters)}>
          <Trans>Clear all</Trans>
        </Button>
        <ApplyButton counted={counted} onApply={apply} />
      </div>
    </Dialog>
  );
}
