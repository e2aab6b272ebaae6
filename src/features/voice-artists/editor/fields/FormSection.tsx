import { useId, type ReactNode } from "react";
import styles from "./FormSection.module.css";

/** A section of the artist form, with a heading. */
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
