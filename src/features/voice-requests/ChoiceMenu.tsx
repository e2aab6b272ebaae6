import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import { menuItemClass } from "#src/ui/popover/menu-class.ts";
import { Popover } from "#src/ui/popover/Popover.tsx";
import styles from "./ChoiceMenu.module.css";

interface ChoiceMenuProps<Value extends string> extends Omit<
  ComponentProps<typeof Button>,
  "onClick" | "aria-label" | "value"
> {
  /** The accessible name, with the present value in it. */
  label: string;
  /** The words of the present value. */
  children: ReactNode;
  value: Value;
  /** All values, in the order shown. */
  options: readonly { value: Value; words: string }[];
  /** Called with another value than the present one. */
  onChoose: (value: Value) => void;
}

/** A value as a button with a menu of all; choosing one acts at once, which the arrows of a select would do at every step. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, children, value, options, onChoose, className, ...button } = props;
  return (
    <Popover
      className={styles["menu"]}
      trigger={(trigger) => (
        <Button {...button} {...trigger} className={clsx(styles["button"], className)} aria-label={label}>
          {children}
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      )}
    >
      {(close) => (
        <ul>
          {options.map((option) => (
            <li key={option.value}>
              <button
                type="button"
                className={menuItemClass}
                aria-current={option.value === value ? "true" : undefined}
                onClick={() => {
                  close();
                  if (option.value !== value) onChoose(option.value);
                }}
              >
                <span className={styles["word"]}>{option.words}</span>
                {option.value === value && <Check size={18} aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
