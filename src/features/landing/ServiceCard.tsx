import type { ReactNode } from "react";
import styles from "./Services.module.css";

interface ServiceCardProps {
  icon: ReactNode;
  name: ReactNode;
  children: ReactNode;
}

export const ServiceCard = ({ icon, name, children }: ServiceCardProps) => (
  <li className={styles["card"]}>
    <span className={styles["tile"]}>{icon}</span>
    <h3 className={styles["name"]}>{name}</h3>
    {children}
  </li>
);
