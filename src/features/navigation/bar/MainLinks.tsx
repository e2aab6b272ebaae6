import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { attentionQuery } from "#src/session/offers/attention.ts";
import { serverHas, type Session } from "#src/session/session.ts";
import { LinkRow } from "#src/features/navigation/LinkRow.tsx";
import { isGroupOf, mainLinks } from "./main-links.ts";
import styles from "./MainLinks.module.css";
import { WaitingBadge } from "./WaitingBadge.tsx";

interface MainLinksProps {
  session: Session;
  pathname: string;
}

/** The bar's links. */
export function MainLinks({ session, pathname }: MainLinksProps) {
  const { t } = useLingui();
  const enabled = serverHas(session, "negotiation");
  const hasNumber = (useQuery({ ...attentionQuery, enabled }).data?.waiting ?? 0) > 0;
  const links = mainLinks(session).map((link) => ({
    to: link.to,
    name: link.name,
    after: link.hasNumber && <WaitingBadge />,
    "aria-current": isGroupOf(link, pathname),
  }));
  return (
    <LinkRow
      label={t({ message: "Main menu", comment: "Name of the bar's links for screen readers" })}
      links={links}
      // A number makes its link wider, and moves those after it.
      place={`${pathname} ${hasNumber}`}
      className={styles["links"]}
    />
  );
}
