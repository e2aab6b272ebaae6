import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import styles from "./ChoiceKey.module.css";

interface ChoiceKeyProps extends ComponentPropsWithRef<"input"> {
  type: "radio" | "checkbox";
}

/** A radio button or checkbox that is all of its label: the native one lies unseen over it. `className` goes to the label. */
export const ChoiceKey = ({ className, lang, children, ...rest }: ChoiceKeyProps) => (
  <label className={clsx(styles["key"], className)} lang={lang}>
    <input {...rest} className={styles["input"]} />
    {children}
  </label>
);
