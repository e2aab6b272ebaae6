import { Trans } from "@lingui/react/macro";
import styles from "./DemoNotice.module.css";
import { offers } from "./session.ts";
import { useSession } from "./use-session.ts";

/** Says that the samples are synthetic, where the server says so (decisions.md, section 6). */
export function DemoNotice() {
  const session = useSession();
  if (!session || !offers(session, "demo")) return null;
  return (
    <p className={styles["notice"]}>
      <Trans>Synthetic voice, for demonstration</Trans>
    </p>
  );
}
