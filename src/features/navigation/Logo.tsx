import { agency } from "#src/lib/agency.ts";
import { AppLink } from "#src/lib/app-link.tsx";
import styles from "./Logo.module.css";

/** The mark and the name; leads to the landing page. */
export const Logo = () => (
  <AppLink to="/" className={styles["logo"]}>
    <svg
      className={styles["mark"]}
      width="26"
      height="26"
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2.5 11.5v3M6.7 9v8M10.9 11v4M15.1 7.5v11M19.3 3v20M23.5 11.5v3" />
    </svg>
    {agency.name}
  </AppLink>
);
