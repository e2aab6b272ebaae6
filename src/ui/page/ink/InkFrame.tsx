import type { ReactNode } from "react";
import styles from "./InkFrame.module.css";
import { StillWave } from "./StillWave.tsx";

interface InkFrameProps {
  logo: ReactNode;
  /** Language and theme. */
  settings: ReactNode;
  /** What the panel says. */
  sentence: ReactNode;
  /** An `InkPage`. */
  children: ReactNode;
}

/** The frame of a page that asks for something before anything else: an ink panel with one sentence, and the form beside it. */
export const InkFrame = ({ logo, settings, sentence, children }: InkFrameProps) => (
  <div className={styles["page"]}>
    <div className={styles["panel"]}>
      <p className={styles["sentence"]}>{sentence}</p>
      <StillWave />
    </div>
    <header className={styles["bar"]}>
      <div className={styles["logo"]}>{logo}</div>
      <div className={styles["settings"]}>{settings}</div>
    </header>
    {children}
  </div>
);
