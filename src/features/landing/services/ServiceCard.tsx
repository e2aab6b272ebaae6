import type { ReactNode } from "react";
import styles from "./Services.module.css";

interface ServiceCardProps {
  /** The lines of its icon, in a square of 24. */
  icon: string;
  name: ReactNode;
  children: ReactNode;
}

export const ServiceCard = ({ icon, name, children }: ServiceCardProps) => (
  <li className={styles["card"]}>
    <svg className={styles["tile"]} viewBox="-12 -12 48 48" aria-hidden="true">
      <path d={icon} />
    </svg>
    <h3 className={styles["name"]}>{name}</h3>
    {children}
  </li>
);
