import { useEffect } from "react";
import { Pager } from "#src/ui/page/Pager.tsx";

interface ListPagerProps<Query extends { page: number }> {
  query: Query;
  totalPages: number;
  /** The list is still that of an earlier query. */
  isBusy: boolean;
  /** Navigates to another query; `replace` leaves no step back behind. */
  onQueryChange: (query: Query, options?: { replace: boolean }) => void;
}

/** Pages of a list, zero-based in its query. A page past the end becomes the last one; one page alone has no pager. */
export function ListPager<Query extends { page: number }>(props: ListPagerProps<Query>) {
  const { query, totalPages, isBusy, onQueryChange } = props;
  const lastPage = Math.max(0, totalPages - 1);
  useEffect(() => {
    if (!isBusy && query.page > lastPage) onQueryChange({ ...query, page: lastPage }, { replace: true });
  }, [isBusy, query, lastPage, onQueryChange]);
  if (totalPages <= 1) return null;
  return (
    <Pager
      page={Math.min(query.page, lastPage) + 1}
      total={totalPages}
      onPage={(page) => onQueryChange({ ...query, page: page - 1 })}
    />
  );
}
