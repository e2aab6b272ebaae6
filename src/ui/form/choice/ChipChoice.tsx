import Check from "lucide-react/icons/check";
import type { ComponentProps } from "react";
import styles from "./ChipChoice.module.css";
import { ChoiceKey } from "./ChoiceKey.tsx";

/** A radio button or checkbox drawn as a chip. */
export const ChipChoice = ({ children, ...rest }: Omit<ComponentProps<typeof ChoiceKey>, "className">) => (
  <ChoiceKey {...rest} className={styles["chip"]}>
    <Check className={styles["tick"]} size={14} strokeWidth={2.5} aria-hidden="true" />
    {children}
  </ChoiceKey>
);
