import { Trans } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import styles from "./DashboardLink.module.css";

/** The link back to the dashboard from the owner's other pages. */
export const DashboardLink = () => (
  <AppLink to="/owner/dashboard" className={styles["link"]}>
    <ArrowLeft size={18} aria-hidden="true" />
    <Trans>Go to dashboard</Trans>
  </AppLink>
);
