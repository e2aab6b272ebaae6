import { Trans, useLingui } from "@lingui/react/macro";
import type { ImportOutcome } from "#contract/constants/values/imports.ts";
import type { Import } from "#contract/imports/imports.ts";
import type { ImportQuery } from "#src/features/imports/import-query.ts";
import { outcomeNames, shownOutcomes } from "#src/features/imports/outcome-words.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { SearchInput } from "#src/ui/form/text/SearchInput.tsx";
import { ListPager } from "#src/ui/table/ListPager.tsx";
import { Tabs } from "#src/ui/page/Tabs.tsx";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import { useRef } from "react";
import styles from "./Check.module.css";
import { RowCards, RowsTable, type RowsProps } from "./RowsTable.tsx";

interface FoundRowsProps extends Pick<RowsProps, "isBusy" | "onCorrect" | "onSkip"> {
  found: Import;
  query: ImportQuery;
  onQueryChange: (query: ImportQuery, options?: { replace: boolean }) => void;
}

/** The rows with filters, search and pages; on small screens those that are refused, and those that are skipped. */
export function FoundRows({ found, query, onQueryChange, ...rest }: FoundRowsProps) {
  const { t, i18n } = useLingui();
  const isSmall = useSmallScreen();
  const { counts, unknownColumns, rows, totalPages } = found;
  const columns = found.columns.filter((column) => !unknownColumns.includes(column));
  const panel = useRef<HTMLDivElement>(null);
  const outcomes = shownOutcomes(counts);
  const all = outcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
  const tabs: { name: ImportOutcome | "all"; words: string; count: number }[] = [
    { name: "all", words: t({ message: "All", comment: "Filter that leaves nothing out" }), count: all },
    ...outcomes.map((outcome) => ({
      name: outcome,
      words: i18n._(outcomeNames[outcome]),
      count: counts[outcome],
    })),
  ];
  const choose = (name: ImportOutcome | "all") =>
    onQueryChange({ ...query, outcome: name === "all" ? undefined : name, page: 0 });
  const ofSmall = tabs.filter(({ name }) => name === "refused" || name === "skipped");
  const hasTabs = !isSmall || ofSmall.length > 1;
  const skip: RowsProps["onSkip"] = (row, isSkipped) => {
    rest.onSkip(row, isSkipped);
    // The row goes to another tab, and the button with it.
    if (query.outcome !== undefined) panel.current?.focus({ preventScroll: true });
  };
  const shown = { columns, nameColumns: found.nameColumns, rows, ...rest, onSkip: skip };
  return (
    <section className={styles["found"]} aria-label={t({ message: "Rows", comment: "Of a spreadsheet" })}>
      <div className={styles["filters"]}>
        {hasTabs && (
          <Tabs
            id="import-rows"
            label={t({ message: "What will happen", comment: "Name of a row of filters" })}
            tabs={isSmall ? ofSmall : tabs}
            selected={query.outcome ?? "all"}
            onChoose={choose}
          />
        )}
        <SearchInput
          className={styles["search"]}
          label={t`Search the rows`}
          value={query.q}
          onSearch={(q) => onQueryChange({ ...query, q, page: 0 }, { replace: true })}
        />
      </div>
      <ListPager query={query} totalPages={totalPages} isBusy={rest.isBusy} onQueryChange={onQueryChange}>
        <div
          ref={panel}
          id="import-rows-panel"
          className={styles["panel"]}
          tabIndex={-1}
          role={hasTabs ? "tabpanel" : "group"}
          aria-label={t({ message: "Rows found", comment: "Name of a list of rows for screen readers" })}
        >
          {rows.length === 0 ? (
            <Spoken as="p" className={styles["none"]}>
              <Trans>No row matches this</Trans>
            </Spoken>
          ) : (
            (isSmall && <RowCards {...shown} />) || <RowsTable {...shown} />
          )}
        </div>
      </ListPager>
    </section>
  );
}
