import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import GripVertical from "lucide-react/icons/grip-vertical";
import type { HTMLAttributes, ReactNode } from "react";
import { useDrag, type DropSide } from "./use-drag.ts";
import type { Lift } from "./use-lift.ts";
import styles from "./OrderedRow.module.css";

interface OrderedRowProps extends Omit<HTMLAttributes<HTMLLIElement>, "children" | "onDrop"> {
  /** The row's key, and the list within which it moves. */
  rowKey: string;
  list: string;
  name: string;
  lift: Lift;
  /** Another row of the list was dropped beside this one. */
  onDrop: (key: string, side: DropSide) => void;
  /** Gets the handle by which the row is moved. */
  children: (handle: ReactNode) => ReactNode;
}

/** A row of a list that people put in order: by its handle, dragged or by keys. */
export function OrderedRow(props: OrderedRowProps) {
  const { rowKey, list, name, lift, onDrop, className, children, ...rest } = props;
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
