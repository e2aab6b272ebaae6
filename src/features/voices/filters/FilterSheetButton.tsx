import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState, type ReactNode } from "react";
import { noSearch } from "#src/features/voices/library-query.ts";
import { useVoices } from "#src/features/voices/store.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import type { FilterPanelProps } from "./FilterPanel.tsx";
import styles from "./FilterSheetButton.module.css";
import { groupsOf, sameFilters, selectedValues, withUnderstood } from "./filters.ts";
import { useDraftPage } from "./use-draft-page.ts";

const FilterSheet = lazyPart(() => import("./FilterSheet.tsx").then((code) => code.FilterSheet));

interface FilterSheetButtonProps extends Omit<FilterPanelProps, "children"> {
  id: string;
  /** More controls, above the groups. */
  children: (close: () => void) => ReactNode;
}

/**
 * On a small screen: opens the filters and all that is done with the results, and counts what is set. Lit while the draft
 * has edits that are not applied.
 */
export function FilterSheetButton(props: FilterSheetButtonProps) {
  const { id, query, facets: applied, understood, onApply, children } = props;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const { facets, counted, apply } = useDraftPage({ query, facets: applied, onApply });
  const { search } = query;
  const groups = groupsOf(search !== undefined);
  const isOrdered = search !== undefined && search.order !== noSearch.order;
  const isUnapplied = useVoices(({ draft, active }) => !sameFilters(draft, active));
  const chosen = useVoices(({ draft }) => {
    const named = withUnderstood(draft, understood);
    return groups.reduce((sum, group) => sum + selectedValues(named, group).length, 0);
  });
  const count = chosen + (isOrdered ? 1 : 0);
  const words = t({ message: "Filters", comment: "Heading, and button on small screens" });
  const before = count > 0 ? `${words} · ` : words;
  const open = () => {
    setOpen(true);
    setUsed(true);
  };
  const close = () => setOpen(false);
  const handleMissing = () => {
    setOpen(false);
    setUsed(false);
  };
  return (
    <>
      <Button
        id={id}
        look={isUnapplied ? "primary" : "outline"}
        className={clsx(styles["button"], count > 0 && !isUnapplied && styles["chosen"])}
        icon={<SlidersHorizontal size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={FilterSheet.preload}
        onFocus={FilterSheet.preload}
        onClick={open}
      >
        {search ? (
          <>
            <VisuallyHidden>{before}</VisuallyHidden>
            {count > 0 && <span>{count}</span>}
          </>
        ) : (
          <span>{count > 0 ? `${words} · ${count}` : words}</span>
        )}
        {isUnapplied && (
          <VisuallyHidden>
            {" "}
            <Trans comment="In the name of the button “Filters”, for screen readers: some were changed">
              not applied yet
            </Trans>
          </VisuallyHidden>
        )}
      </Button>
      {isUsed && (
        <FilterSheet
          open={isOpen}
          onClose={close}
          groups={groups}
          facets={facets}
          understood={understood}
          counted={counted}
          onApply={apply}
          onMissing={handleMissing}
        >
          {children(close)}
        </FilterSheet>
      )}
    </>
  );
}
