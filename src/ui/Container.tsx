import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import styles from "./Container.module.css";

/** The page's column: 1296 px at most, with the gutter. */
export const Container = ({ className, ...rest }: ComponentPropsWithRef<"div">) => (
  <div {...rest} className={clsx(styles["container"], className)} />
);
