import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, type ReactNode } from "react";
import { Pager } from "#src/ui/page/Pager.tsx";
import styles from "./ListPager.module.css";

interface ListPagerProps<Query extends { page: number }> {
  query: Query;
  totalPages: number;
  /** The list is still that of an earlier query. */
  isBusy: boolean;
  /** Navigates to another query; `replace` leaves no step back behind. */
  onQueryChange: (query: Query, options?: { replace: boolean }) => void;
  /** The page of the list. */
  children: ReactNode;
}

/**
 * A list and its pages, zero-based in its query. A page past the end becomes the last one; one page alone has no pager. Who
 * pages by a key is at the beginning of the page that comes, and its number is said; a button leads past the rows.
 */
export function ListPager<Query extends { page: number }>(props: ListPagerProps<Query>) {
  const { query, totalPages, isBusy, onQueryChange, children } = props;
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const awaited = useRef<number>(undefined);
  const lastPage = Math.max(0, totalPages - 1);
  const shown = Math.min(query.page, lastPage) + 1;
  useEffect(() => {
    if (!isBusy && query.page > lastPage) onQueryChange({ ...query, page: lastPage }, { replace: true });
  }, [isBusy, query, lastPage, onQueryChange]);
  useEffect(() => {
    if (isBusy || awaited.current !== shown) return;
    awaited.current = undefined;
    list.current?.focus({ preventScroll: true }); // the router scrolls to the top of a new page
  }, [isBusy, shown]);
  const hasPages = totalPages > 1;
  return (
    <>
      {hasPages && (
        <button
          type="button"
          className={styles["skip"]}
          onClick={() => pages.current?.querySelector<HTMLElement>("button:enabled")?.focus()}
        >
          <Trans comment="Button before a long list: leads past its rows, to the pager">
            Skip to the pages
          </Trans>
        </button>
      )}
      <div
        ref={list}
        className={styles["list"]}
        {...(hasPages && {
          tabIndex: -1,
          role: "group",
          "aria-label": t({
            message: `Page ${shown} / ${totalPages}`,
            comment: "Name of a page of a list for screen readers; whole numbers",
          }),
        })}
      >
        {children}
      </div>
      {hasPages && (
        <div ref={pages}>
          <Pager
            page={shown}
            total={totalPages}
            onPage={(page, isByKey) => {
              awaited.current = isByKey ? page : undefined;
              onQueryChange({ ...query, page: page - 1 });
            }}
          />
        </div>
      )}
    </>
  );
}
