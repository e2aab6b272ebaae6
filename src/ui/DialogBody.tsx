import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import styles from "./Dialog.module.css";

/** The part of a dialog that scrolls. */
export const DialogBody = ({ className, ...rest }: ComponentPropsWithRef<"div">) => (
  <div {...rest} className={clsx(styles["body"], className)} />
);
