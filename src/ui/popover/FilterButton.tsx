import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./FilterButton.module.css";

interface FilterButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  words: string;
  /** How many values are chosen. */
  count: number;
}

/** "Languages · 2": opens a filter's values. */
export const FilterButton = ({ words, count, ...rest }: FilterButtonProps) => (
  <Button {...rest} className={clsx(styles["button"], count > 0 && styles["chosen"])}>
    <span>{count > 0 ? `${words} · ${count}` : words}</span>
    <ChevronDown className={styles["chevron"]} size={18} aria-hidden="true" />
  </Button>
);
