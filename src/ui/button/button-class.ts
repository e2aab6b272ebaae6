import { clsx } from "clsx";
import styles from "./Button.module.css";

/** The look of a button, or of a link that looks like one. */
export interface ButtonLook {
  /** `primary` is filled and used once in a view; `quiet` has no border. */
  look?: "primary" | "outline" | "ink" | "danger" | "quiet" | undefined;
  /** 36, 44 (the default) or 54 px high. */
  size?: "small" | "medium" | "large" | undefined;
  wide?: boolean | undefined;
}

/** The class names of a button with this look. */
export const buttonClass = ({ look = "outline", size, wide }: ButtonLook, ...more: (string | undefined)[]) =>
  clsx(
    styles["button"],
    styles[look],
    size === "small" && styles["small"],
    size === "large" && styles["large"],
    wide && styles["wide"],
    ...more,
  );
