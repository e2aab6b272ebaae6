import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./Numbers.module.css";

export interface ShownNumber {
  name: string;
  count: number;
  /** What is counted; the number stands above it. */
  words: ReactNode;
  icon?: LucideIcon;
  look?: "success" | "primary" | "danger";
}

/** Large numbers in one panel. */
export const Numbers = ({ numbers }: { numbers: ShownNumber[] }) => (
  <ul className={styles["numbers"]}>
    {numbers.map(({ name, count, words, icon: Icon, look }) => (
      <li key={name} className={styles["number"]}>
        <span className={styles["count"]}>{formatCount(count, currentLocale())}</span>
        <span className={styles["words"]}>{words}</span>
        {Icon && <Icon className={styles["icon"]} data-look={look} size={24} aria-hidden="true" />}
      </li>
    ))}
  </ul>
);
