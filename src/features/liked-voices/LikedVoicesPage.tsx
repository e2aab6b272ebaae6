import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { Container } from "#src/ui/page/Container.tsx";
import styles from "./LikedVoicesPage.module.css";

interface LikedVoicesPageProps {
  /** The multi-select toggle and what stands beside it, at the end of the heading's line. */
  multiSelect?: ReactNode;
  /** How many voices are liked; undefined while that is unknown or none. */
  count?: number | undefined;
  /** Below the heading. */
  notice?: ReactNode;
  children: ReactNode;
}

export function LikedVoicesPage({ multiSelect, count, notice, children }: LikedVoicesPageProps) {
  const { t } = useLingui();
  usePageTitle(t`Liked Voices`);
  return (
    <Container className={styles["page"]}>
      <div className={styles["head"]}>
        <h1>
          <Trans comment="Heading and menu entry">Liked Voices</Trans>
        </h1>
        {count !== undefined && (
          <p className={styles["count"]}>
            <Plural value={count} one="# voice" other="# voices" />
          </p>
        )}
        {multiSelect && <div className={styles["acts"]}>{multiSelect}</div>}
        {notice}
      </div>
      {children}
    </Container>
  );
}
