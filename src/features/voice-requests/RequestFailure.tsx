import { Trans } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { Problem } from "#src/lib/problem.ts";
import { Notice } from "#src/ui/Notice.tsx";
import styles from "./RequestDialog.module.css";

/** The specification's sentence; under it the server's own when it names the problem but no field of it, or that there is no network. */
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
