import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { AppLink, type AppPath } from "#src/lib/i18n/app-link.tsx";
import { IconTile } from "#src/ui/tag/IconTile.tsx";
import styles from "./ActionBox.module.css";

interface ActionBoxProps {
  to: AppPath;
  icon: ReactNode;
  title: ReactNode;
  /** One line that describes the target. */
  children: ReactNode;
}

export const ActionBox = ({ to, icon, title, children }: ActionBoxProps) => (
  <AppLink to={to} className={styles["box"]}>
    <IconTile>{icon}</IconTile>
    <span className={styles["words"]}>
      <span className={styles["title"]}>{title}</span>
      <span className={styles["line"]}>{children}</span>
    </span>
    <ArrowRight className={styles["arrow"]} size={20} aria-hidden="true" />
  </AppLink>
);
