import { Plural, Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { VoicePage } from "#contract/voices/voices.ts";
import type { LibraryQuery } from "#src/features/voices/library-query.ts";
import { Status } from "#src/ui/feedback/Status.tsx";
import { countOf } from "./count.ts";

interface LibraryStatusProps {
  query: LibraryQuery;
  results: UseQueryResult<VoicePage>;
}

/** Announces once, when results have loaded, how many there are; the page number when the total is unknown. */
export function LibraryStatus({ query, results }: LibraryStatusProps) {
  const { data, isFetching, isPlaceholderData, isError } = results;
  if (!data || isPlaceholderData || (isFetching && isError)) return <Status />;
  const count = countOf(data);
  const number = query.page + 1;
  const { totalPages } = data;
  return (
    <Status>
      {count === undefined ? (
        <Trans comment="Announced to screen readers; both are whole numbers">
          Page {number} / {totalPages}
        </Trans>
      ) : (
        <Plural
          comment="Announced to screen readers after filtering; count is a whole number"
          value={count}
          one="# voice found"
          other="# voices found"
        />
      )}
    </Status>
  );
}
