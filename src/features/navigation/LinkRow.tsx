import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { AppLink, type AppLinkProps, type AppPath } from "#src/lib/i18n/app-link.tsx";
import styles from "./LinkRow.module.css";
import { useCurrentInView } from "./bar/use-current-in-view.ts";

export interface RowLink {
  to: AppPath;
  name: MessageDescriptor;
  "aria-current"?: AppLinkProps["aria-current"];
  /** Shown after the name: a number. */
  after?: ReactNode;
}

interface LinkRowProps {
  /** Its name for screen readers. */
  label: string;
  links: readonly RowLink[];
  /** What the current link depends on: it is brought into view when this changes. */
  place: string;
  className: string | undefined;
}

/** Links side by side, which scroll sideways where they do not fit; the current one has a line and reserved width. */
export function LinkRow({ label, links, place, className }: LinkRowProps) {
  const { i18n } = useLingui();
  return (
    <nav ref={useCurrentInView(place)} className={clsx(styles["row"], className)} aria-label={label}>
      <ul>
        {links.map(({ name, after, ...link }) => (
          <li key={link.to}>
            <AppLink {...link} className={styles["link"]}>
              <span data-name={i18n._(name)}>{i18n._(name)}</span>
              {after}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
