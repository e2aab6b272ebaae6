import { useLingui } from "@lingui/react/macro";
import type { Session } from "#src/session/session.ts";
import { LinkRow } from "./LinkRow.tsx";
import { isGroupOf, mainLinks } from "./main-links.ts";
import styles from "./MainLinks.module.css";

interface MainLinksProps {
  session: Session;
  pathname: string;
}

/** The bar's links. */
export function MainLinks({ session, pathname }: MainLinksProps) {
  const { t } = useLingui();
  const links = mainLinks(session).map((link) => ({
    to: link.to,
    name: link.name,
    "aria-current": isGroupOf(link, pathname),
  }));
  return (
    <LinkRow
      label={t({ message: "Main menu", comment: "Name of the bar's links for screen readers" })}
      links={links}
      place={pathname}
      className={styles["links"]}
    />
  );
}
