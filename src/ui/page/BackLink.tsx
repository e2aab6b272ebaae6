import ArrowLeft from "lucide-react/icons/arrow-left";
import { AppLink, type AppLinkProps } from "#src/lib/i18n/app-link.tsx";
import styles from "./BackLink.module.css";

/** A link to where a page is reached from. */
export const BackLink = ({ children, ...link }: AppLinkProps) => (
  <AppLink {...link} className={styles["link"]}>
    <ArrowLeft size={18} aria-hidden="true" />
    {children}
  </AppLink>
);
