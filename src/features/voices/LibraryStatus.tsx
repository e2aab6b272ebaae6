import { Plural, Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { VoicePage } from "#contract/voices.ts";
import { Status } from "#src/ui/Status.tsx";
import { countOf } from "./count.ts";

interface LibraryStatusProps {
  query: UseQueryResult<VoicePage>;
  /** Zero-based. */
  page: number;
}

/** Says once, when the results have settled, how many there are; or which page, where nobody knows how many. */
export function LibraryStatus({ query, page }: LibraryStatusProps) {
  const { data, isFetching, isPlaceholderData } = query;
  if (!data || isPlaceholderData || (isFetching && query.isError)) return <Status />;
  const count = countOf(data);
  const number = page + 1;
  const { totalPages } = data;
  return (
    <Status>
      {count === undefined ? (
        <Trans>
          Page {number} / {totalPages}
        </Trans>
      ) : (
        <Plural value={count} one="# voice found" other="# voices found" />
      )}
    </Status>
  );
}
