import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import PanelLeftClose from "lucide-react/icons/panel-left-close";
import PanelLeftOpen from "lucide-react/icons/panel-left-open";
import { useId, useState, type ReactNode } from "react";
import { readStored, writeStored } from "#src/lib/browser/storage.ts";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import styles from "./OffersSidebar.module.css";

const storageKey = "offers-sidebar";

interface OffersSidebarProps {
  /** The number of all offers; undefined while they load. */
  count: number | undefined;
  children: ReactNode;
}

/** A sidebar of 320 px that collapses to 72; on small screens a collapsible panel. Remembers its state. */
export function OffersSidebar({ count, children }: OffersSidebarProps) {
  const { t } = useLingui();
  const [collapsed, setCollapsed] = useState(() => readStored(storageKey) === "collapsed");
  const id = useId();
  const [Panel, Chevron] = collapsed ? [PanelLeftOpen, ChevronDown] : [PanelLeftClose, ChevronUp];
  const toggle = () => {
    writeStored(storageKey, collapsed ? "open" : "collapsed");
    setCollapsed(!collapsed);
  };
  return (
    <aside
      className={clsx(styles["sidebar"], collapsed && styles["collapsed"])}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles["head"]}>
        <h2 className={styles["title"]} id={`${id}-title`}>
          <Trans comment="Heading of the list of clients' offers">Offers</Trans>
        </h2>
        {count !== undefined && (
          <span className={styles["count"]}>{formatCount(count, currentLocale())}</span>
        )}
        <IconButton
          className={styles["toggle"]}
          label={
            collapsed
              ? t({ message: "Expand sidebar", comment: "Name of a button for screen readers" })
              : t({ message: "Collapse sidebar", comment: "Name of a button for screen readers" })
          }
          icon={
            <>
              <Panel className={styles["onLarge"]} size={20} />
              <Chevron className={styles["onSmall"]} size={20} />
            </>
          }
          aria-controls={`${id}-list`}
          onClick={toggle}
        />
      </div>
      <div id={`${id}-list`} hidden={collapsed}>
        {children}
      </div>
    </aside>
  );
}
