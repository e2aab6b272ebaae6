import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { say } from "#src/lib/sentence.ts";
import { ErrorPanel } from "#src/ui/ErrorPanel.tsx";
import { artistSentence } from "./artist-sentence.ts";

interface ArtistsAwaitedProps {
  error: Error | null;
  /** The sentence of a failure that says nothing itself. */
  otherwise: MessageDescriptor;
  refetch: () => Promise<unknown>;
}

/** Stands until an artist call answers: "Loading", or why it failed. */
export function ArtistsAwaited({ error, otherwise, refetch }: ArtistsAwaitedProps) {
  useLingui();
  if (!error)
    return (
      <p role="status">
        <Trans>Loading</Trans>
      </p>
    );
  return <ErrorPanel onRetry={() => void refetch()}>{say(artistSentence(error, otherwise))}</ErrorPanel>;
}
