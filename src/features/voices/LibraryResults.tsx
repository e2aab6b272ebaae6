import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Voice, VoiceFilters, VoicePage } from "#contract/voices.ts";
import { sentenceOf } from "#src/lib/problem.ts";
import { say } from "#src/lib/sentence.ts";
import { ErrorPanel } from "#src/ui/ErrorPanel.tsx";
import type { Around } from "./around.ts";
import { FoundVoices } from "./FoundVoices.tsx";
import styles from "./LibraryResults.module.css";
import { LoadingVoices } from "./LoadingVoices.tsx";
import { NoMatch } from "./NoMatch.tsx";

export interface LibraryResultsProps {
  query: UseQueryResult<VoicePage>;
  filters: VoiceFilters;
  /** Zero-based. */
  page: number;
  onShow: (filters: VoiceFilters, page: number, options?: { replace: boolean }) => void;
  player: (voice: Voice, around: Around) => ReactNode;
  like?: ((voice: Voice) => ReactNode) | undefined;
  actions?: ((voice: Voice) => ReactNode) | undefined;
}

/** Loading, failed, nothing found, or the voices. */
export function LibraryResults({ query, ...rest }: LibraryResultsProps) {
  useLingui();
  const { data, error, isFetching, isPlaceholderData } = query;
  if (!data) {
    if (!error || isFetching) return <LoadingVoices />;
    const message = say(sentenceOf(error, msg`Server responded with an error.`));
    return (
      <div className={styles["failed"]}>
        <ErrorPanel onRetry={() => void query.refetch()}>
          <Trans>Error: {message}</Trans>
        </ErrorPanel>
      </div>
    );
  }
  if (data.totalPages === 0)
    return <NoMatch filters={rest.filters} isBusy={isPlaceholderData} onShow={rest.onShow} />;
  return <FoundVoices data={data} isBusy={isPlaceholderData} {...rest} />;
}
