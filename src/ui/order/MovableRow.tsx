import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import GripVertical from "lucide-react/icons/grip-vertical";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import styles from "./MovableRow.module.css";
import { useDrag, type DropSide } from "./use-drag.ts";
import type { Lift } from "./use-lift.ts";

interface MovableRowProps extends Omit<ComponentPropsWithoutRef<"li">, "children" | "onDrop"> {
  /** What the row is called. */
  name: string;
  /** The row's key, and the list within which it moves. */
  rowKey: string;
  list: string;
  /** How keys move it. */
  lift: Lift;
  /** Another row was dropped before or behind this one. */
  onDrop: (key: string, side: DropSide) => void;
  /** The row, with its handle in it. */
  children: (handle: ReactNode) => ReactNode;
}

/** A row whose place is changed by its handle, with mouse, finger or keys. */
export function MovableRow(props: MovableRowProps) {
  const { name, rowKey, list, lift, onDrop, className, children, ...rest } = props;
  const { t } = useLingui();
  const { row, handle, isDragged, side } = useDrag({ id: rowKey, list, onDrop });
  const isLifted = lift.lifted === rowKey;
  return (
    <li
      {...rest}
      ref={row}
      className={clsx(styles["row"], isLifted && styles["lifted"], isDragged && styles["dragged"], className)}
      data-drop={side}
    >
      {children(
        <button
          ref={handle}
          type="button"
          className={styles["handle"]}
          aria-label={t({
            message: `Move: ${name}`,
            comment: "Name of a button for screen readers: changes the place of a row; name is the row’s",
          })}
          {...lift.handleOf(rowKey)}
        >
          <GripVertical size={18} aria-hidden="true" />
        </button>,
      )}
    </li>
  );
}
