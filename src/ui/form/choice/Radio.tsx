import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./Choice.module.css";

interface RadioProps extends Omit<ComponentPropsWithRef<"input">, "type"> {
  children: ReactNode;
}

/** A radio button with its text beside it; `className` goes to the label, 44 px high. */
export const Radio = ({ children, className, ...rest }: RadioProps) => (
  <label className={clsx(styles["choice"], className)}>
    <input {...rest} type="radio" className={clsx(styles["input"], styles["radio"])} />
    {children}
  </label>
);
