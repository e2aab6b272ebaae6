import { useLingui } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import { Container } from "#src/ui/page/Container.tsx";
import { LinkRow, type RowLink } from "./LinkRow.tsx";
import styles from "./SectionLinks.module.css";

// lingui-set comment="Link of the second row, under the bar"
const sections: Record<"dashboard" | "clients", readonly RowLink[]> = {
  dashboard: [
    { to: "/owner/dashboard", name: msg`Overview` },
    { to: "/owner/history", name: msg`History` },
  ],
  clients: [
    {
      to: "/owner/clients",
      name: msg({ message: "Clients", comment: "Link of the bar, and heading of the list" }),
    },
    { to: "/owner/team", name: msg({ message: "Team", comment: "Link of the second row, and heading" }) },
  ],
};

/** The second row of links: the pages of a group of the owners' bar. Only on servers with the feature `accounts`. */
export function SectionLinks({ section }: { section: keyof typeof sections }) {
  const { t } = useLingui();
  return (
    <Container>
      <LinkRow
        label={t({ message: "Pages of this section", comment: "Name of the second row of links" })}
        links={sections[section]}
        place={section}
        className={styles["links"]}
      />
    </Container>
  );
}
