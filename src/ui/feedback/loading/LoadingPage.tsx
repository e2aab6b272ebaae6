import { Trans } from "@lingui/react/macro";
import { Container } from "#src/ui/page/Container.tsx";
import { Spinner } from "#src/ui/feedback/loading/Spinner.tsx";
import { LoadingWords } from "./LoadingWords.tsx";
import styles from "./LoadingPage.module.css";

/** Shown while a guard checks the session or a page's code loads. */
export const LoadingPage = () => (
  <Container className={styles["loading"]}>
    <Spinner />
    <LoadingWords as="span">
      <Trans comment="State: a page or list is on its way">Loading</Trans>
    </LoadingWords>
  </Container>
);
