import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { Container } from "#src/ui/page/Container.tsx";
import { ActionBoxes } from "./ActionBoxes.tsx";
import styles from "./DashboardLayout.module.css";

interface DashboardLayoutProps {
  /** Whether offers are answered here. */
  hasAnswers: boolean;
  /** What an owner should know first. */
  notice?: ReactNode;
  offers: ReactNode;
  /** The inbox, on servers with that feature. */
  requests: ReactNode;
}

/** Actions, offers and requests, in this order on small screens; on large ones the offers are a sidebar. */
export function DashboardLayout({ hasAnswers, notice, offers, requests }: DashboardLayoutProps) {
  const { t } = useLingui();
  usePageTitle(t`Dashboard`);
  return (
    <Container className={styles["dashboard"]}>
      <div className={styles["main"]}>
        <h1>
          <Trans comment="Heading of the owner's first page">Dashboard</Trans>
        </h1>
        {notice}
        <ActionBoxes hasAnswers={hasAnswers} />
      </div>
      <div className={styles["offers"]}>{offers}</div>
      {requests && <div className={styles["requests"]}>{requests}</div>}
    </Container>
  );
}
