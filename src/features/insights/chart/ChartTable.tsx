import type { ReactNode } from "react";
import { numberCellClass, tableClass } from "#src/ui/table/Table.tsx";
import { TableScroller } from "#src/ui/table/TableScroller.tsx";

interface ChartTableProps {
  /** Its name for screen readers. */
  label: string;
  /** The first column names the rows, all others hold numbers. */
  head: readonly ReactNode[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The figures of a chart as a table, which scrolls by itself where it is wider than its panel. */
export const ChartTable = ({ label, head, rows }: ChartTableProps) => (
  <TableScroller label={label}>
    <table className={tableClass} aria-label={label}>
      <thead>
        <tr>
          {head.map((name, place) => (
            <th key={place} scope="col" className={place > 0 ? numberCellClass : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...numbers] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {numbers.map((cell, place) => (
              <td key={place} className={numberCellClass}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </TableScroller>
);
