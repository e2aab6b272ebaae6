import type { ReactNode } from "react";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import styles from "./PageHead.module.css";

interface PageHeadProps {
  /** Heading and tab title. */
  title: string;
  /** A link back, above the heading. */
  back: ReactNode;
  /** Shown at the end of the heading's line. */
  children?: ReactNode;
}

export function PageHead({ title, back, children }: PageHeadProps) {
  usePageTitle(title);
  return (
    <div className={styles["head"]}>
      {back}
      <div className={styles["line"]}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
