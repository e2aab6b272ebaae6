import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./Table.module.css";

interface TableProps extends ComponentPropsWithRef<"table"> {
  /** Shown dimmed while newer content is on its way. */
  isBusy: boolean;
  /** The cells of the head. */
  head: ReactNode;
  /** Of the panel around it, which scrolls what is wider. */
  panelClass?: string | undefined;
}

/** A table on a panel of its own. Under 700 px the same content stands in cards: `cardsClass`. */
export const Table = ({ isBusy, head, panelClass, className, children, ...rest }: TableProps) => (
  <div className={clsx(styles["panel"], panelClass)} aria-busy={isBusy}>
    <table {...rest} className={clsx(styles["table"], className)}>
      <thead>
        <tr>{head}</tr>
      </thead>
      {children}
    </table>
  </div>
);

/** The table alone, for a panel that scrolls it. */
export const tableClass = styles["table"];

/** Cells with numbers. */
export const numberCellClass = styles["number"];

/** Cells that go first where there is less room. */
export const wideCellClass = styles["wide"];

/** Cells of words that people wrote: they break anywhere, where columns of our own words keep theirs whole. */
export const wordsCellClass = styles["words"];

/** The class of the list of cards, and of one of them. */
export const cardsClass = styles["cards"];
export const cardClass = styles["card"];
