import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { ErrorPanel } from "#src/ui/feedback/ErrorPanel.tsx";
import { useServerHas } from "#src/session/use-session.ts";
import { playlistOfAll } from "#src/voice/player/engine/playlist.ts";
import { PlayAllButton } from "#src/voice/player/PlayAllButton.tsx";
import { LikedVoicesPage } from "./LikedVoicesPage.tsx";
import { NoLikedVoices } from "./NoLikedVoices.tsx";
import { likedVoicesQuery } from "./queries.ts";
import { useStillLiked } from "./still-liked.ts";
import { UndoUnlike } from "./UndoUnlike.tsx";

export interface LikedVoicesProps {
  userName: string;
  /** Shown while the list loads. */
  loading: ReactNode;
  multiSelect: (isDisabled: boolean) => ReactNode;
  grid: (voices: Voice[]) => ReactNode;
  /** Below the heading. */
  notice?: ReactNode;
}

/** A client's liked voices: loading, failed, none, or the cards. */
export function LikedVoices({ userName, loading, multiSelect, grid, notice }: LikedVoicesProps) {
  useLingui();
  const hasSearch = useServerHas("search");
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(likedVoicesQuery(userName));
  const voices = useStillLiked(data, dataUpdatedAt);
  const hasNone = voices?.length === 0;
  const hasFailed = error !== null && !voices && !isFetching;
  const message = translate(sentenceOf(error, msg`Failed to fetch liked voices`));
  return (
    <LikedVoicesPage
      multiSelect={
        <>
          {hasSearch && (
            <PlayAllButton queue={async () => playlistOfAll(voices ?? [])} disabled={!voices || hasNone} />
          )}
          {multiSelect(!voices || hasNone)}
        </>
      }
      count={voices?.length || undefined}
      notice={!hasNone && notice}
    >
      {hasNone && <NoLikedVoices />}
      {voices && !hasNone && grid(voices)}
      {!voices && !hasFailed && loading}
      {hasFailed && (
        <ErrorPanel onRetry={() => void refetch()}>
          <Trans comment="Before the server's sentence, in message">Error: {message}</Trans>
        </ErrorPanel>
      )}
      <UndoUnlike />
    </LikedVoicesPage>
  );
}
