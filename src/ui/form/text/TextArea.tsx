import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import styles from "./TextInput.module.css";

export const TextArea = ({ className, ...rest }: ComponentPropsWithRef<"textarea">) => (
  <div className={clsx(styles["box"], className)}>
    <textarea rows={3} {...rest} className={clsx(styles["input"], styles["area"])} />
  </div>
);
