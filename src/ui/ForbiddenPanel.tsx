import { Trans } from "@lingui/react/macro";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import type { ReactNode } from "react";
import styles from "./Panel.module.css";

/** The server refused: this is not theirs to see. */
export const ForbiddenPanel = ({ children, action }: { children?: ReactNode; action?: ReactNode }) => (
  <div className={styles["panel"]}>
    <LockKeyhole className={styles["icon"]} size={40} strokeWidth={1.5} />
    <h2>
      <Trans>You may not open this page</Trans>
    </h2>
    {children && <p className={styles["text"]}>{children}</p>}
    {action}
  </div>
);
