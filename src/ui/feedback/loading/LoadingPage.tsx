import { Trans } from "@lingui/react/macro";
import { Container } from "#src/ui/page/Container.tsx";
import { Spinner } from "#src/ui/feedback/loading/Spinner.tsx";
import styles from "./LoadingPage.module.css";

/** Shown while a guard checks the session or a page's code loads. */
export const LoadingPage = () => (
  <Container className={styles["loading"]} role="status">
    <Spinner />
    <Trans comment="State: a page or list is on its way">Loading</Trans>
  </Container>
);
