import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { Container } from "#src/ui/Container.tsx";
import styles from "./LikedVoicesPage.module.css";

interface LikedVoicesPageProps {
  /** The multi-select toggle, at the end of the heading's line. */
  multiSelect?: ReactNode;
  children: ReactNode;
}

export function LikedVoicesPage({ multiSelect, children }: LikedVoicesPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Liked Voices`);
  return (
    <Container className={styles["page"]}>
      <div className={styles["head"]}>
        <h1>
          <Trans comment="Heading and menu entry">Liked Voices</Trans>
        </h1>
        {multiSelect}
      </div>
      {children}
    </Container>
  );
}
