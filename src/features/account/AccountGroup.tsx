import { useId, type ReactNode } from "react";
import styles from "./AccountGroup.module.css";

interface AccountGroupProps {
  title: ReactNode;
  hint?: ReactNode;
  /** `AccountRow`s and the like. */
  children: ReactNode;
}

/** A group of `/account`: title and explanation left, its rows in a panel right. */
export function AccountGroup({ title, hint, children }: AccountGroupProps) {
  const id = useId();
  return (
    <section className={styles["group"]} aria-labelledby={id}>
      <div className={styles["head"]}>
        <h2 id={id}>{title}</h2>
        {hint && <p>{hint}</p>}
      </div>
      <div className={styles["panel"]}>{children}</div>
    </section>
  );
}
