import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./SignInFrame.module.css";
import { StillWave } from "./StillWave.tsx";

interface SignInFrameProps {
  logo: ReactNode;
  /** Language and theme. */
  settings: ReactNode;
  /** A `SignInPage`. */
  children: ReactNode;
}

/** The frame of every page around signing in: an ink panel with one sentence, and the page's form beside it. */
export const SignInFrame = ({ logo, settings, children }: SignInFrameProps) => (
  <div className={styles["page"]}>
    <div className={styles["panel"]}>
      <p className={styles["sentence"]}>
        <Trans>The right voice for your brand is here.</Trans>
      </p>
      <StillWave />
    </div>
    <header className={styles["bar"]}>
      <div className={styles["logo"]}>{logo}</div>
      <div className={styles["settings"]}>{settings}</div>
    </header>
    {children}
  </div>
);
