import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { noFilters } from "#src/features/voices/filters/filters.ts";
import type { LibraryQuery } from "#src/features/voices/library-query.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import styles from "./NoMatch.module.css";
import { SuggestionButton } from "./SuggestionButton.tsx";
import { suggestionsQuery } from "./suggestions.ts";

interface NoMatchProps {
  query: LibraryQuery;
  isBusy: boolean;
  onQueryChange: (query: LibraryQuery) => void;
}

/** No voice matches: suggests which filter to remove, with the number of voices that would be found. */
export function NoMatch({ query, isBusy, onQueryChange }: NoMatchProps) {
  const queryClient = useQueryClient();
  const { data: suggestions } = useQuery({ ...suggestionsQuery(queryClient, query), enabled: !isBusy });
  return (
    <div className={styles["noMatch"]} aria-busy={isBusy}>
      <EmptyPanel
        title={<Trans>No voices match these filters</Trans>}
        action={
          <div className={styles["ways"]}>
            {suggestions?.map((suggestion) => (
              <SuggestionButton
                key={suggestion.group}
                suggestion={suggestion}
                onFollow={() => onQueryChange(suggestion.query)}
              />
            ))}
            {suggestions?.length === 0 && (
              <Button look="primary" onClick={() => onQueryChange({ ...query, filters: noFilters, page: 0 })}>
                <Trans>Clear all</Trans>
              </Button>
            )}
          </div>
        }
      />
    </div>
  );
}
