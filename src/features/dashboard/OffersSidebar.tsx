import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import PanelLeftClose from "lucide-react/icons/panel-left-close";
import PanelLeftOpen from "lucide-react/icons/panel-left-open";
import { useId, useState, type ReactNode } from "react";
import { formatCount } from "#src/lib/format.ts";
import { currentLocale } from "#src/lib/locale.ts";
import { readStored, writeStored } from "#src/lib/storage.ts";
import { IconButton } from "#src/ui/IconButton.tsx";
import styles from "./OffersSidebar.module.css";

const storageKey = "offers-sidebar";

interface OffersSidebarProps {
  /** How many offers there are; unknown while they load. */
  count: number | undefined;
  children: ReactNode;
}

/** 320 px of offers, or a rail of 72; on small screens a panel that folds. Which of them is remembered. */
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
          <Trans>Offers</Trans>
        </h2>
        {count !== undefined && (
          <span className={styles["count"]}>{formatCount(count, currentLocale())}</span>
        )}
        <IconButton
          className={styles["toggle"]}
          label={collapsed ? t`Expand sidebar` : t`Collapse sidebar`}
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
