import { Trans } from "@lingui/react/macro";
import { Container } from "#src/ui/Container.tsx";
import { Spinner } from "#src/ui/Spinner.tsx";
import styles from "./LoadingPage.module.css";

/** While a guard asks who is signed in, or a page's code is on its way. */
export const LoadingPage = () => (
  <Container className={styles["loading"]} role="status">
    <Spinner />
    <Trans>Loading</Trans>
  </Container>
);
