import { Trans, useLingui } from "@lingui/react/macro";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { useSession } from "#src/session/use-session.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { Container } from "#src/ui/page/Container.tsx";
import { Rings } from "#src/ui/Rings.tsx";
import styles from "./NotFoundPage.module.css";

/** A page that is not there, as the other empty pages look. */
export function NotFoundPage() {
  const { t } = useLingui();
  const session = useSession();
  usePageTitle(t`Page not found`);
  return (
    <Container className={styles["page"]}>
      <h1>
        <Trans>Page not found</Trans>
      </h1>
      <div className={styles["panel"]}>
        <Rings count={5} step={0.5} className={styles["rings"]} />
        <p className={styles["text"]}>
          <Trans>There is no page at this address, or it has moved.</Trans>
        </p>
        {session ? (
          <LinkButton to="/panel" look="primary" size="large">
            <Trans comment="Link: leads to the voice library">Go to the library</Trans>
          </LinkButton>
        ) : (
          <LinkButton to="/" look="primary" size="large">
            <Trans>Go to the home page</Trans>
          </LinkButton>
        )}
      </div>
    </Container>
  );
}
