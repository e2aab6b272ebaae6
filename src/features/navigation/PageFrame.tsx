import { Trans } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";
import styles from "./PageFrame.module.css";

interface PageFrameProps {
  bar?: ReactNode;
  banner?: ReactNode;
  footer?: ReactNode;
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame of every page: skip link, bar, main region and footer. */
export const PageFrame = ({ bar, banner, footer, mainRef, children }: PageFrameProps) => (
  <>
    <a className={styles["skip"]} href="#main">
      <Trans>Skip to content</Trans>
    </a>
    {banner}
    {bar}
    <main ref={mainRef} id="main" tabIndex={-1}>
      {children}
    </main>
    {footer}
  </>
);
