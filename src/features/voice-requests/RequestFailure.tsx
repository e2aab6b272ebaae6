import { Trans } from "@lingui/react/macro";
import { Problem } from "#src/lib/problem.ts";
import { Notice } from "#src/ui/Notice.tsx";
import styles from "./RequestDialog.module.css";

/** The specification's sentence; under it the server's own when it names the problem, or that there is no network. */
export function RequestFailure({ problem }: { problem: unknown }) {
  const isOffline = problem instanceof Problem && problem.status === 0 && !navigator.onLine;
  return (
    <Notice kind="danger" className={styles["failure"]}>
      <p>
        <Trans>An error occurred. Please try again later or contact us directly.</Trans>
      </p>
      {isOffline && (
        <p>
          <Trans>You are offline</Trans>
        </p>
      )}
      {problem instanceof Problem && problem.code && <p>{problem.text}</p>}
    </Notice>
  );
}
