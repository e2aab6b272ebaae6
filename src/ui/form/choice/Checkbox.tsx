import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./Choice.module.css";

interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type"> {
  children: ReactNode;
}

/** A checkbox with its text beside it; `className` goes to the label, 44 px high. */
export const Checkbox = ({ children, className, ...rest }: CheckboxProps) => (
  <label className={clsx(styles["choice"], className)}>
    <input {...rest} type="checkbox" className={clsx(styles["input"], styles["checkbox"])} />
    {children}
  </label>
);
