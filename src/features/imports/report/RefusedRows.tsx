import { Trans, useLingui } from "@lingui/react/macro";
import type { ImportRow } from "#contract/imports/imports.ts";
import { rowName } from "#src/features/imports/row-name.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { RowNumber } from "#src/features/imports/RowNumber.tsx";
import { cardClass, cardsClass, numberCellClass, Table, wordsCellClass } from "#src/ui/table/Table.tsx";
import { Tag } from "#src/ui/tag/Tag.tsx";

interface RefusedRowsProps {
  nameColumns: readonly string[];
  rows: readonly ImportRow[];
  isBusy: boolean;
}

const columnsOf = ({ remarks }: ImportRow): string[] => [
  ...new Set(remarks.flatMap(({ column }) => column ?? [])),
];
const reasonOf = ({ remarks }: ImportRow): string => remarks.map(({ sentence }) => sentence).join(" ");

const tags = (row: ImportRow) => columnsOf(row).map((column) => <Tag key={column}>{column}</Tag>);

/** The rows that were refused: which, whose, about which column, and why. A table, under 700 px cards. */
export function RefusedRows({ nameColumns, rows, isBusy }: RefusedRowsProps) {
  const { t } = useLingui();
  const isSmall = useSmallScreen();
  if (isSmall)
    return (
      <ul className={cardsClass} aria-busy={isBusy}>
        {rows.map((row) => (
          <li key={row.row} className={cardClass}>
            <strong>
              <RowNumber number={row.row} />
              <span>{` · ${rowName(row, nameColumns)}`}</span>
            </strong>
            <p>{reasonOf(row)}</p>
            <p>{tags(row)}</p>
          </li>
        ))}
      </ul>
    );
  return (
    <Table
      isBusy={isBusy}
      aria-label={t`Rows that were not imported`}
      head={
        <>
          <th scope="col" className={numberCellClass}>
            <Trans comment="Head of a column: the number of a row">Row</Trans>
          </th>
          <th scope="col">{nameColumns.join(" ")}</th>
          <th scope="col">
            <Trans comment="Head of a column: the name of a spreadsheet’s column">Column</Trans>
          </th>
          <th scope="col">
            <Trans comment="Head of a column: why a row was refused">Why</Trans>
          </th>
        </>
      }
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.row}>
            <td className={numberCellClass}>{row.row}</td>
            <th scope="row" className={wordsCellClass}>
              {rowName(row, nameColumns)}
            </th>
            <td className={wordsCellClass}>{tags(row)}</td>
            <td className={wordsCellClass}>{reasonOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
