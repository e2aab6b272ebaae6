import type { ReactNode } from "react";
import { Container } from "./Container.tsx";
import styles from "./TextPage.module.css";

interface TextPageProps {
  title: ReactNode;
  /** What the page is about. */
  lead: ReactNode;
  /** `TextSection`s. */
  children: ReactNode;
}

/** A page to read: a notice or a statement. */
export const TextPage = ({ title, lead, children }: TextPageProps) => (
  <Container className={styles["page"]}>
    <h1>{title}</h1>
    <p className={styles["lead"]}>{lead}</p>
    {children}
  </Container>
);

export const TextSection = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className={styles["section"]}>
    <h2>{title}</h2>
    {children}
  </section>
);
