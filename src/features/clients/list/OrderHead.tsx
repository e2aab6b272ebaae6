import { clsx } from "clsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import type { ReactNode } from "react";
import type { ClientOrder } from "#contract/enumerations.ts";
import styles from "./OrderHead.module.css";

interface OrderHeadProps {
  ascending: ClientOrder;
  descending: ClientOrder;
  order: ClientOrder;
  onOrder: (order: ClientOrder) => void;
  children: ReactNode;
}

/** The head of a column that can be ordered by; a further press turns the order around. */
export function OrderHead({ ascending, descending, order, onOrder, children }: OrderHeadProps) {
  const sort = order === ascending ? "ascending" : order === descending ? "descending" : undefined;
  const Icon = sort === "ascending" ? ArrowUp : sort === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={sort}>
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
