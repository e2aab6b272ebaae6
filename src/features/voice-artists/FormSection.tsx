import { useId, type ReactNode } from "react";
import styles from "./FormSection.module.css";

/** A group of the artist form: its heading and its fields. */
export function FormSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles["section"]} aria-labelledby={id}>
      <h2 className={styles["title"]} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
