import { Trans } from "@lingui/react/macro";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import styles from "./PrivacyLink.module.css";

export const PrivacyLink = () => (
  <AppLink to="/privacy" className={styles["link"]}>
    <Trans comment="Heading, page title and link">Privacy notice</Trans>
  </AppLink>
);
