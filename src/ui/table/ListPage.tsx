import { clsx } from "clsx";
import type { ReactNode } from "react";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { Container } from "#src/ui/page/Container.tsx";
import styles from "./ListPage.module.css";

interface ListPageProps {
  /** Heading and tab title. */
  title: string;
  /** At the end of the heading's line: a count, and the page's act. */
  head: ReactNode;
  /** On small screens the act has a line of its own. */
  isActWide?: boolean;
  children: ReactNode;
}

/** A page around one list of the owners'. */
export function ListPage({ title, head, isActWide = false, children }: ListPageProps) {
  usePageTitle(title);
  return (
    <Container className={styles["page"]}>
      <div className={clsx(styles["head"], isActWide && styles["wide"])}>
        <h1>{title}</h1>
        {head}
      </div>
      {children}
    </Container>
  );
}
