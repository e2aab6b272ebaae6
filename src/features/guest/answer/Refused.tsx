import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { useGuest } from "#src/features/guest/store.ts";
import { Problem, sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Notice } from "#src/ui/feedback/Notice.tsx";

/** Why the server refused what was answered last: a limit, with when to try again. A line that is down is said elsewhere. */
export function Refused(): ReactNode {
  useLingui();
  const error = useGuest((state) => state.error);
  if (!(error instanceof Problem) || error.status === 0 || error.status >= 500) return null;
  return <Notice kind="danger">{translate(sentenceOf(error, msg`Server responded with an error.`))}</Notice>;
}
