import { Trans, useLingui } from "@lingui/react/macro";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { Container } from "#src/ui/Container.tsx";
import styles from "./NotFoundPage.module.css";

export function NotFoundPage() {
  const { t } = useLingui();
  usePageTitle(t`Page not found`);
  return (
    <Container className={styles["page"]}>
      <p className={styles["code"]} aria-hidden="true">
        404
      </p>
      <h1>
        <Trans>Page not found</Trans>
      </h1>
      <LinkButton to="/" look="primary" size="large">
        <Trans>Go to the home page</Trans>
      </LinkButton>
    </Container>
  );
}
