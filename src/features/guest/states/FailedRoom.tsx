import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { refresh } from "#src/features/guest/calls/exchange.ts";
import { useGuest } from "#src/features/guest/store.ts";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { ErrorPanel } from "#src/ui/feedback/ErrorPanel.tsx";

/** A room that could not be read, with a button to try again. */
export function FailedRoom() {
  useLingui();
  const error = useGuest((state) => state.error);
  return (
    <ErrorPanel onRetry={() => void refresh()}>
      {translate(sentenceOf(error, msg`Server responded with an error.`))}
    </ErrorPanel>
  );
}
