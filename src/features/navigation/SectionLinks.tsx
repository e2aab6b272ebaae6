import { useLingui } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import type { Feature } from "#contract/session.ts";
import { serverHas, type Session } from "#src/session/session.ts";
import { Container } from "#src/ui/page/Container.tsx";
import { LinkRow, type RowLink } from "./LinkRow.tsx";
import styles from "./SectionLinks.module.css";

// lingui-set comment="Link of the second row, under the bar"
const sections: Record<"dashboard" | "clients", readonly (RowLink & { feature?: Feature })[]> = {
  dashboard: [
    { to: "/owner/dashboard", name: msg`Overview` },
    {
      to: "/owner/requests",
      name: msg({ message: "Voice requests", comment: "Heading of the owners' list" }),
      feature: "requests",
    },
    {
      to: "/owner/insights",
      name: msg({ message: "Insights", comment: "Link of the second row, and heading" }),
      feature: "insights",
    },
    { to: "/owner/history", name: msg`History`, feature: "accounts" },
  ],
  clients: [
    {
      to: "/owner/clients",
      name: msg({ message: "Clients", comment: "Link of the bar, and heading of the list" }),
    },
    { to: "/owner/team", name: msg({ message: "Team", comment: "Link of the second row, and heading" }) },
  ],
};

interface SectionLinksProps {
  section: keyof typeof sections;
  session: Session;
}

/** The second row of links: the pages of a group of the owners' bar that this server has, where they are more than one. */
export function SectionLinks({ section, session }: SectionLinksProps) {
  const { t } = useLingui();
  const links = sections[section].flatMap(({ feature, ...link }) =>
    feature === undefined || serverHas(session, feature) ? [link] : [],
  );
  if (links.length < 2) return null;
  return (
    <Container>
      <LinkRow
        label={t({ message: "Pages of this section", comment: "Name of the second row of links" })}
        links={links}
        place={section}
        className={styles["links"]}
      />
    </Container>
  );
}
