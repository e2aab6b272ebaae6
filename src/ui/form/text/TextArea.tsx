import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./TextInput.module.css";

interface TextAreaProps extends ComponentPropsWithRef<"textarea"> {
  /** Shown inside the border, before the first line. */
  before?: ReactNode;
}

export const TextArea = ({ before, className, ...rest }: TextAreaProps) => (
  <div className={clsx(styles["box"], className)}>
    {before && <span className={clsx(styles["before"], styles["top"])}>{before}</span>}
    <textarea rows={3} {...rest} className={clsx(styles["input"], styles["area"])} />
  </div>
);
