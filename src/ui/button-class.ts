import { clsx } from "clsx";
import styles from "./Button.module.css";

/** How a button or a link that looks like one is drawn. */
export interface ButtonLook {
  /** `primary` is filled and stands once in a view; `quiet` has no border. */
  look?: "primary" | "outline" | "ink" | "danger" | "quiet" | undefined;
  /** 36, 44 (the usual) or 54 px high. */
  size?: "small" | "medium" | "large" | undefined;
  wide?: boolean | undefined;
}

export const buttonClass = ({ look = "outline", size, wide }: ButtonLook, ...more: (string | undefined)[]) =>
  clsx(
    styles["button"],
    styles[look],
    size === "small" && styles["small"],
    size === "large" && styles["large"],
    wide && styles["wide"],
    ...more,
  );
