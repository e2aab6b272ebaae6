import { Trans } from "@lingui/react/macro";
import { serverHas } from "#src/session/session.ts";
import { useSession } from "#src/session/use-session.ts";
import styles from "./DemoNotice.module.css";

/** Says that the samples are synthetic, on a server with the demo catalogue. */
export function DemoNotice() {
  const session = useSession();
  if (!session || !serverHas(session, "demo")) return null;
  return (
    <p className={styles["notice"]}>
      <Trans>Synthetic voice, for demonstration</Trans>
    </p>
  );
}
