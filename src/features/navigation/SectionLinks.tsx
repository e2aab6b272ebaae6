import { useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { AppLink, type AppPath } from "#src/lib/i18n/app-link.tsx";
import { Container } from "#src/ui/Container.tsx";
import styles from "./SectionLinks.module.css";
import { useCurrentInView } from "./use-current-in-view.ts";

interface SectionLink {
  to: AppPath;
  name: MessageDescriptor;
}

// lingui-set comment="Link of the second row, under the bar"
const sections: Record<"dashboard" | "clients", readonly SectionLink[]> = {
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
  const { t, i18n } = useLingui();
  return (
    <Container>
      <nav
        ref={useCurrentInView(section)}
        className={styles["row"]}
        aria-label={t({ message: "Pages of this section", comment: "Name of the second row of links" })}
      >
        <ul>
          {sections[section].map(({ to, name }) => (
            <li key={to}>
              <AppLink to={to} className={styles["link"]}>
                <span data-name={i18n._(name)}>{i18n._(name)}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}
