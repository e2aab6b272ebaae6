import { Trans } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";
import styles from "./PageFrame.module.css";

interface PageFrameProps {
  bar?: ReactNode;
  banner?: ReactNode;
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** Skip link, bar and the page's main region: what every page stands in. */
export const PageFrame = ({ bar, banner, mainRef, children }: PageFrameProps) => (
  <>
    <a className={styles["skip"]} href="#main">
      <Trans>Skip to content</Trans>
    </a>
    {banner}
    {bar}
    <main ref={mainRef} id="main" tabIndex={-1}>
      {children}
    </main>
  </>
);
