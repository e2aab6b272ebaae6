import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { FilterGroup } from "#contract/constants/enumerations.ts";
import type { UnderstoodWord } from "#contract/voices/voices.ts";
import { setDraft } from "#src/features/voices/store.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { ApplyButton } from "./ApplyButton.tsx";
import styles from "./FilterSheet.module.css";
import { FilterSheetGroup } from "./FilterSheetGroup.tsx";
import { noFilters } from "./filters.ts";
import type { DraftPage } from "./use-draft-page.ts";

interface FilterSheetProps extends Pick<DraftPage, "facets" | "counted"> {
  open: boolean;
  onClose: () => void;
  groups: readonly FilterGroup[];
  understood: readonly UnderstoodWord[];
  onApply: () => void;
  /** More controls, above the groups. */
  children: ReactNode;
}

/** The filter groups on a small screen: full height, one expanded at a time, the buttons fixed below. */
export function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, groups, facets, understood, counted, onApply, children } = props;
  const [expanded, setExpanded] = useState<FilterGroup>();
  const apply = () => {
    onApply();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Filters</Trans>}
      className={styles["sheet"]}
      opensOnTitle
    >
      <DialogBody className={styles["body"]}>
        <div className={styles["tools"]}>{children}</div>
        {groups.map((group) => (
          <FilterSheetGroup
            key={group}
            group={group}
            facets={facets}
            understood={understood}
            isOpen={group === expanded}
            onEnter={apply}
            onToggle={() => setExpanded(group === expanded ? undefined : group)}
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
