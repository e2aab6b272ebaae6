import { Trans } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { Problem } from "#src/lib/http/problem.ts";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import styles from "./RequestDialog.module.css";

/** A fixed sentence; below it that there is no network, or the server's sentence unless a field shows it. */
export function RequestFailure({ problem }: { problem: unknown }) {
  const { status: refused } = useFormikContext();
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
      {problem instanceof Problem && problem.code && !refused && <p>{problem.text}</p>}
    </Notice>
  );
}
