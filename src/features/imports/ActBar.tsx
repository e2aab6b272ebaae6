import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./ActBar.module.css";

interface ActBarProps {
  icon: LucideIcon;
  look?: "primary" | "danger";
  /** How it stands, and what the acts will do. */
  state: ReactNode;
  note: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The bar at the foot of a step: how it stands, and the way on. */
export const ActBar = ({ icon: Icon, look = "primary", state, note, children }: ActBarProps) => (
  <div className={styles["bar"]}>
    <Icon className={styles["icon"]} data-look={look} size={20} aria-hidden="true" />
    <p className={styles["words"]}>
      <strong>{state}</strong>
      <span className={styles["note"]}>{note}</span>
    </p>
    <div className={styles["acts"]}>{children}</div>
  </div>
);
