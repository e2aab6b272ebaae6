import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./AccountRow.module.css";

interface AccountRowProps {
  icon: ReactNode;
  /** Whether the icon's ground says that something is on. */
  isOn?: boolean;
  title: ReactNode;
  detail?: ReactNode;
  /** Buttons at the end of the row. */
  action?: ReactNode;
}

/** A row of an `AccountGroup`, at least 72 px high: icon, two lines, and what can be done. */
export const AccountRow = ({ icon, isOn, title, detail, action }: AccountRowProps) => (
  <RowBox>
    <span className={clsx(styles["icon"], isOn && styles["on"])} aria-hidden="true">
      {icon}
    </span>
    <div className={styles["words"]}>
      <div className={styles["title"]}>{title}</div>
      {detail && <div className={styles["detail"]}>{detail}</div>}
    </div>
    {action && <div className={styles["action"]}>{action}</div>}
  </RowBox>
);

/** A row with anything in it. */
export const RowBox = ({ className, ...rest }: ComponentPropsWithRef<"div">) => (
  <div {...rest} className={clsx(styles["row"], className)} />
);
