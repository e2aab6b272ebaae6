import { useLingui } from "@lingui/react/macro";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import type { Session } from "#src/session/session.ts";
import { isGroupOf, mainLinks } from "./main-links.ts";
import styles from "./MainLinks.module.css";
import { useCurrentInView } from "./use-current-in-view.ts";

interface MainLinksProps {
  session: Session;
  pathname: string;
}

/** The bar's links. They scroll sideways inside the bar where they do not fit. */
export function MainLinks({ session, pathname }: MainLinksProps) {
  const { t, i18n } = useLingui();
  return (
    <nav
      ref={useCurrentInView(pathname)}
      className={styles["links"]}
      aria-label={t({ message: "Main menu", comment: "Name of the bar's links for screen readers" })}
    >
      <ul>
        {mainLinks(session).map((link) => (
          <li key={link.to}>
            <AppLink to={link.to} className={styles["link"]} aria-current={isGroupOf(link, pathname)}>
              <span data-name={i18n._(link.name)}>{i18n._(link.name)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
