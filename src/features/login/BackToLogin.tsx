import { Trans } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import styles from "./FrameLink.module.css";

/** The way back from a page about signing in. */
export const BackToLogin = () => (
  <AppLink to="/login" className={styles["link"]}>
    <ArrowLeft size={18} aria-hidden="true" />
    <Trans>Back to login</Trans>
  </AppLink>
);
