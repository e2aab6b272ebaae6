import { useLingui } from "@lingui/react/macro";
import { useNarrowScreen } from "#src/lib/browser/small-screen.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { useSession } from "#src/session/use-session.ts";
import { useReservedHeight } from "#src/ui/use-reserved-height.ts";
import { isGroupOf, mainLinks } from "./main-links.ts";
import styles from "./TabBar.module.css";
import { WaitingBadge } from "./WaitingBadge.tsx";

/** The bar's links as tabs on the screen's lower edge, under 900 px and for whoever is signed in. */
export function TabBar({ pathname }: { pathname: string }) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const isNarrow = useNarrowScreen();
  const height = useReservedHeight("--tabs-height");
  if (!session || !isNarrow) return null;
  return (
    <nav
      ref={height}
      className={styles["bar"]}
      aria-label={t({ message: "Main menu", comment: "Name of the bar's links for screen readers" })}
    >
      <ul className={styles["tabs"]}>
        {mainLinks(session).map((link) => (
          <li key={link.to}>
            <AppLink to={link.to} className={styles["tab"]} aria-current={isGroupOf(link, pathname)}>
              <span className={styles["pill"]}>
                <link.Icon size={22} strokeWidth={1.75} aria-hidden="true" />
              </span>
              {i18n._(link.short)}
              {link.hasNumber && <WaitingBadge isSmall />}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
