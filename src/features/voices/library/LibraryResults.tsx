import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { VoicePage } from "#contract/voices/voices.ts";
import type { LibraryQuery } from "#src/features/voices/library-query.ts";
import { LoadingVoices } from "#src/features/voices/LoadingVoices.tsx";
import { answerOf } from "#src/features/voices/search/search-words.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { ErrorPanel } from "#src/ui/feedback/ErrorPanel.tsx";
import { FoundVoices, type CardSlots } from "./FoundVoices.tsx";
import styles from "./LibraryResults.module.css";

const NoMatch = lazyPart(() => import("./NoMatch.tsx").then((code) => code.NoMatch));

interface LibraryResultsProps extends CardSlots {
  query: LibraryQuery;
  results: UseQueryResult<VoicePage>;
  onQueryChange: (query: LibraryQuery, options?: { replace: boolean }) => void;
}

/** The results of the library: loading, failed, none found, or the voices. */
export function LibraryResults({ query, results, onQueryChange, ...slots }: LibraryResultsProps) {
  useLingui();
  const { data, error, isFetching, isPlaceholderData, refetch } = results;
  if (!data) {
    if (!error || isFetching) return <LoadingVoices />;
    const message = translate(sentenceOf(error, msg`Server responded with an error.`));
    return (
      <div className={styles["failed"]}>
        <ErrorPanel onRetry={() => void refetch()}>
          <Trans>Error: {message}</Trans>
        </ErrorPanel>
      </div>
    );
  }
  if (data.totalPages === 0)
    return (
      <NoMatch
        query={query}
        answer={answerOf(data)}
        isBusy={isPlaceholderData}
        onQueryChange={onQueryChange}
        request={slots.request}
        loading={<LoadingVoices />}
      />
    );
  return (
    <FoundVoices
      query={query}
      data={data}
      isBusy={isPlaceholderData}
      onQueryChange={onQueryChange}
      {...slots}
    />
  );
}
