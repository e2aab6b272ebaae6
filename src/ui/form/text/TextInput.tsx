import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./TextInput.module.css";

interface TextInputProps extends ComponentPropsWithRef<"input"> {
  /** Shown inside the border, before or after the text: a currency sign, an icon button. */
  before?: ReactNode;
  after?: ReactNode;
}

export const TextInput = ({ before, after, className, ...rest }: TextInputProps) => (
  <div className={clsx(styles["box"], className)}>
    {before && <span className={styles["before"]}>{before}</span>}
    <input type="text" {...rest} className={styles["input"]} />
    {after && <span className={styles["after"]}>{after}</span>}
  </div>
);
