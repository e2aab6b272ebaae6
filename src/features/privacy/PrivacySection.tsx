import type { ReactNode } from "react";
import styles from "./PrivacyPage.module.css";

export const PrivacySection = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className={styles["section"]}>
    <h2>{title}</h2>
    {children}
  </section>
);
