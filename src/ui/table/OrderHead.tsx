import { clsx } from "clsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import type { ReactNode } from "react";
import styles from "./OrderHead.module.css";

interface OrderHeadProps<Order extends string> {
  ascending: Order;
  descending: Order;
  order: Order;
  onOrder: (order: Order) => void;
  /** Of the cell. */
  className?: string | undefined;
  children: ReactNode;
}

/** The head of a column that can be ordered by; a further press turns the order around. */
export function OrderHead<Order extends string>(props: OrderHeadProps<Order>) {
  const { ascending, descending, order, onOrder, className, children } = props;
  const sort = order === ascending ? "ascending" : order === descending ? "descending" : undefined;
  const Icon = sort === "ascending" ? ArrowUp : sort === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={sort} className={className}>
      <button
        type="button"
        className={clsx(styles["order"], sort && styles["current"])}
        onClick={() => onOrder(order === ascending ? descending : ascending)}
      >
        {children}
        <Icon size={16} aria-hidden="true" />
      </button>
    </th>
  );
}
