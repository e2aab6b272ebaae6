import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import styles from "./Container.module.css";

/** The page's centred column, at most 1296 px wide. */
export const Container = ({ className, ...rest }: ComponentPropsWithRef<"div">) => (
  <div {...rest} className={clsx(styles["container"], className)} />
);
