import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { noFilters } from "#src/features/voices/filters/filters.ts";
import { withWords, type LibraryQuery } from "#src/features/voices/library-query.ts";
import type { Answer } from "#src/features/voices/search/search-words.ts";
import { focusSearch } from "#src/features/voices/search/SearchField.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import styles from "./NoMatch.module.css";
import type { CardSlots } from "./FoundVoices.tsx";
import { searchedWords } from "./searched-words.ts";
import { WayOnButton } from "./WayOnButton.tsx";
import { waysOnQuery } from "./ways-on.ts";

interface NoMatchProps {
  query: LibraryQuery;
  /** What the server understood of the search. */
  answer: Answer;
  isBusy: boolean;
  onQueryChange: (query: LibraryQuery) => void;
  /** Asks for what was searched, in words. */
  request?: CardSlots["request"];
}

/** No voice matches: which filter or word to drop, or the fewest together, with the number of voices that would be found. */
export function NoMatch({ query, answer, isBusy, onQueryChange, request }: NoMatchProps) {
  const queryClient = useQueryClient();
  const { data: ways } = useQuery({ ...waysOnQuery(queryClient, query, answer), enabled: !isBusy });
  const { search } = query;
  const clear = () => {
    focusSearch(); // the pressed button goes
    onQueryChange({ filters: noFilters, page: 0, search: search && withWords(search, "") });
  };
  const hasWays = ways !== undefined && ways.length > 0;
  return (
    <div className={styles["noMatch"]} aria-busy={isBusy}>
      <EmptyPanel
        title={
          search?.q ? (
            <Trans>No voices match this search</Trans>
          ) : (
            <Trans>No voices match these filters</Trans>
          )
        }
        action={
          <>
            {search && hasWays && (
              <p className={styles["hint"]}>
                <Trans>Remove one; the number beside it shows how many voices that finds.</Trans>
              </p>
            )}
            <div className={styles["ways"]}>
              {ways?.map((way) => (
                <WayOnButton
                  key={JSON.stringify(way.query)}
                  way={way}
                  onFollow={() => onQueryChange(way.query)}
                />
              ))}
              {ways && (search || !hasWays) && (
                <Button
                  look={hasWays ? "quiet" : "primary"}
                  className={hasWays ? styles["clear"] : undefined}
                  onClick={clear}
                >
                  <Trans>Clear all</Trans>
                </Button>
              )}
              {request?.(searchedWords(query, answer))}
            </div>
          </>
        }
      />
    </div>
  );
}
