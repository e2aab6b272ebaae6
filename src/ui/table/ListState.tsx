import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { ErrorPanel } from "#src/ui/feedback/ErrorPanel.tsx";
import { LoadingShapes } from "#src/ui/feedback/loading/LoadingShapes.tsx";

interface ListStateProps {
  /** Why the list could not be loaded; null while it loads. */
  error: Error | null;
  onRetry: () => void;
}

/** In place of a list: that it loads, with skeletons after 300 ms, or why it cannot be shown. */
export function ListState({ error, onRetry }: ListStateProps) {
  useLingui();
  if (error)
    return (
      <ErrorPanel onRetry={onRetry}>
        {translate(sentenceOf(error, msg`Server responded with an error.`))}
      </ErrorPanel>
    );
  return (
    <LoadingShapes count={5}>
      <Trans>Loading</Trans>
    </LoadingShapes>
  );
}
