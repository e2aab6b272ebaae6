import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import Ellipsis from "lucide-react/icons/ellipsis";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { menuItemClass } from "./menu-class.ts";
import { Popover } from "./Popover.tsx";
import styles from "./RowMenu.module.css";

interface RowMenuProps {
  /** What the row is called. */
  name: string;
  children: (close: () => void) => ReactNode;
}

/** What can be done with a row of a list, behind "…" at its end. */
export function RowMenu({ name, children }: RowMenuProps) {
  const { t } = useLingui();
  return (
    <Popover
      className={styles["menu"]}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          label={t({
            message: `More: ${name}`,
            comment: "Button: opens the menu of a row; name is the row’s",
          })}
          icon={<Ellipsis size={20} />}
        />
      )}
    >
      {children}
    </Popover>
  );
}

interface RowActProps {
  Icon: LucideIcon;
  isDanger?: boolean;
  /** Whether it cannot be done now, and why. */
  disabled?: boolean;
  refusal?: ReactNode;
  onPress: () => void;
  children: ReactNode;
}

/** An act of such a menu, 44 px high. */
export const RowAct = ({ Icon, isDanger, disabled = false, refusal, onPress, children }: RowActProps) => (
  <button
    type="button"
    className={clsx(menuItemClass, styles["act"], isDanger && styles["danger"])}
    aria-disabled={disabled || undefined}
    onClick={() => !disabled && onPress()}
  >
    <Icon size={18} aria-hidden="true" />
    <span>
      {children}
      {refusal && <span className={styles["why"]}>{refusal}</span>}
    </span>
  </button>
);
