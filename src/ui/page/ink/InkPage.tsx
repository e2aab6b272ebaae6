import { clsx } from "clsx";
import type { ReactNode } from "react";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import styles from "./InkPage.module.css";

interface InkPageProps {
  /** The tab's title. */
  title: string;
  heading: ReactNode;
  /** What this page is for, below the heading. */
  lead?: ReactNode;
  /** Whether the page is higher than the login, and so begins further up. */
  isTall?: boolean;
  children: ReactNode;
}

/** A page in the `InkFrame`: heading, a sentence, and a form, 400 px wide. */
export function InkPage({ title, heading, lead, isTall, children }: InkPageProps) {
  usePageTitle(title);
  return (
    <div className={clsx(styles["page"], isTall && styles["tall"])}>
      <div className={styles["head"]}>
        <h1>{heading}</h1>
        {lead && <p className={styles["lead"]}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
