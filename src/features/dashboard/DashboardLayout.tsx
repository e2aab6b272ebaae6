import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usePageTitle } from "#src/lib/page-title.ts";
import { Container } from "#src/ui/Container.tsx";
import { ActionBoxes } from "./ActionBoxes.tsx";
import styles from "./DashboardLayout.module.css";

interface DashboardLayoutProps {
  offers: ReactNode;
  /** The inbox, where the server has one. */
  requests: ReactNode;
}

/** Actions, offers, requests: in this order on a small screen; the offers stand at the side of a large one. */
export function DashboardLayout({ offers, requests }: DashboardLayoutProps) {
  const { t } = useLingui();
  usePageTitle(t`Dashboard`);
  return (
    <Container className={styles["dashboard"]}>
      <div className={styles["main"]}>
        <h1>
          <Trans>Dashboard</Trans>
        </h1>
        <ActionBoxes />
      </div>
      <div className={styles["offers"]}>{offers}</div>
      {requests && <div className={styles["requests"]}>{requests}</div>}
    </Container>
  );
}
