import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { translate } from "#src/lib/i18n/sentence.ts";
import { ErrorPanel } from "#src/ui/feedback/ErrorPanel.tsx";
import { LoadingWords } from "#src/ui/feedback/loading/LoadingWords.tsx";
import { artistSentence } from "./artist-sentence.ts";

interface ArtistsLoadingProps {
  error: Error | null;
  /** The sentence of a failure without its own. */
  fallback: MessageDescriptor;
  refetch: () => Promise<unknown>;
}

/** Shown while artists load: "Loading", or why that failed. */
export function ArtistsLoading({ error, fallback, refetch }: ArtistsLoadingProps) {
  useLingui();
  if (!error)
    return (
      <LoadingWords>
        <Trans>Loading</Trans>
      </LoadingWords>
    );
  return <ErrorPanel onRetry={() => void refetch()}>{translate(artistSentence(error, fallback))}</ErrorPanel>;
}
