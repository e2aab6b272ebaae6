import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { VoiceFilters } from "#contract/voices.ts";
import { Button } from "#src/ui/Button.tsx";
import { noFilters } from "./filters.ts";
import { SuggestionButton } from "./SuggestionButton.tsx";
import styles from "./Suggestions.module.css";
import { suggestionsQuery } from "./suggestions.ts";

export interface SuggestionsProps {
  filters: VoiceFilters;
  isBusy: boolean;
  onShow: (filters: VoiceFilters, page: number) => void;
}

/** Says which one filter to let go of, and what that would give. */
export function Suggestions({ filters, isBusy, onShow }: SuggestionsProps) {
  const queryClient = useQueryClient();
  const { data: suggestions } = useQuery({ ...suggestionsQuery(queryClient, filters), enabled: !isBusy });
  return (
    <div className={styles["ways"]}>
      {suggestions?.map((suggestion) => (
        <SuggestionButton
          key={suggestion.group}
          suggestion={suggestion}
          onFollow={() => onShow(suggestion.filters, 0)}
        />
      ))}
      {suggestions?.length === 0 && (
        <Button look="primary" onClick={() => onShow(noFilters, 0)}>
          <Trans>Clear all</Trans>
        </Button>
      )}
    </div>
  );
}
