import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import styles from "./Tag.module.css";

interface TagProps extends ComponentPropsWithRef<"span"> {
  /** `color` for voice colours, `outline` for "+2" and the like. */
  look?: "plain" | "color" | "outline";
}

/** A small word on a card, 26 px high. */
export const Tag = ({ look = "plain", className, ...rest }: TagProps) => (
  <span {...rest} className={clsx(styles["tag"], styles[look], className)} />
);
