import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { harmlessAgain, maybeSaved } from "#src/lib/http/outcome.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { visitorHas } from "#src/session/visitor.ts";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import styles from "./RequestDialog.module.css";

interface RequestFailureProps {
  /** The last failure; undefined where there was none since the form was opened. */
  problem: unknown;
  /** Whether it was sent and nobody knows whether it arrived. */
  isUnknown: boolean;
}

/**
 * A fixed sentence; below it that there is no network, that the request may have arrived, or the server's sentence unless a field
 * shows it. Nothing where nothing is known to say.
 */
export function RequestFailure({ problem, isUnknown }: RequestFailureProps) {
  useLingui();
  const { status: refused } = useFormikContext();
  const isOffline = problem instanceof Problem && problem.status === 0 && !navigator.onLine;
  if (problem === undefined && !isUnknown) return null;
  return (
    <Notice kind={problem === undefined ? "warning" : "danger"} className={styles["failure"]}>
      {problem !== undefined && (
        <p>
          <Trans>An error occurred. Please try again later or contact us directly.</Trans>
        </p>
      )}
      {isOffline && (
        <p>
          <Trans>You are offline</Trans>
        </p>
      )}
      {isUnknown && <p>{translate(visitorHas("idempotency") ? harmlessAgain : maybeSaved)}</p>}
      {problem instanceof Problem && problem.code && !refused && <p>{problem.text}</p>}
    </Notice>
  );
}
