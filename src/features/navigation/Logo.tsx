import { agency } from "#src/lib/agency.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import styles from "./Logo.module.css";

const Mark = () => (
  <svg
    className={styles["mark"]}
    width="26"
    height="26"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.75"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M3 10v4M8 6v12M13 9v6M18 3v18M22 11v2" />
  </svg>
);

/** Logo and name where nothing works yet. `data-agency` marks the name for the server (server/site/fill-agency.ts). */
export const StillLogo = () => (
  <span className={styles["logo"]}>
    <Mark />
    <span data-agency="name">{agency.name}</span>
  </span>
);

/** Logo and name, linked to the landing page. */
export const Logo = () => (
  <AppLink to="/" className={styles["logo"]}>
    <Mark />
    {agency.name}
  </AppLink>
);
