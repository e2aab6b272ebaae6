import type { ReactNode } from "react";
import { pauseOfTyping, Spoken } from "#src/ui/feedback/Spoken.tsx";
import styles from "./ListCount.module.css";

/** How many a list has found, said to screen readers when it changes. */
export const ListCount = ({ children }: { children: ReactNode }) => (
  <Spoken as="p" className={styles["count"]} pause={pauseOfTyping} only="changes">
    {children}
  </Spoken>
);
