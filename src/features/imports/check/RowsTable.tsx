import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useId } from "react";
import type { ImportRow } from "#contract/imports.ts";
import { RowNumber } from "#src/features/imports/RowNumber.tsx";
import { rowName } from "#src/features/imports/row-name.ts";
import { OutcomeTag } from "#src/features/imports/OutcomeTag.tsx";
import { cardClass, cardsClass, numberCellClass, Table } from "#src/ui/table/Table.tsx";
import styles from "./Check.module.css";
import { WrongCell } from "./WrongCell.tsx";

export interface RowsProps {
  columns: readonly string[];
  nameColumns: readonly string[];
  rows: readonly ImportRow[];
  isBusy: boolean;
  onCorrect: (row: number, column: string, value: string) => void;
}

const isWrong = ({ outcome, remarks }: ImportRow, column: string) =>
  outcome === "refused" && remarks.some((remark) => remark.column === column);

/** Refusals are sentences; what changes is a list of fragments, each after its column. */
const sentencesOf = ({ outcome, remarks }: ImportRow) =>
  outcome === "refused"
    ? remarks.map(({ sentence }) => sentence).join(" ")
    : remarks.map(({ column, sentence }) => (column ? `${column}: ${sentence}` : sentence)).join("; ");

interface CellProps {
  row: ImportRow;
  column: string;
  describedBy: string;
  onCorrect: RowsProps["onCorrect"];
}

const Cell = ({ row, column, describedBy, onCorrect }: CellProps) => {
  const text = row.cells[column] ?? "";
  if (!isWrong(row, column)) return text;
  return (
    <WrongCell
      // What was judged again begins anew.
      key={text}
      row={row.row}
      column={column}
      text={text}
      describedBy={describedBy}
      onCorrect={(value) => onCorrect(row.row, column, value)}
    />
  );
};

/** The rows as they stand in the spreadsheet, and what will become of each. */
export function RowsTable({ columns, rows, isBusy, onCorrect }: RowsProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls it by the arrows
    <div className={styles["scroll"]} role="region" tabIndex={0} aria-label={t`Rows of the spreadsheet`}>
      <Table
        isBusy={isBusy}
        className={styles["rows"]}
        aria-label={t`Rows of the spreadsheet`}
        head={
          <>
            <th scope="col" className={numberCellClass}>
              <Trans comment="Head of a column: the number of a row">Row</Trans>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <Trans comment="Head of a column: what will become of a row">What will happen?</Trans>
            </th>
          </>
        }
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row.row} className={clsx(row.outcome === "refused" && styles["refused"])}>
              <th scope="row" className={numberCellClass}>
                {row.row}
              </th>
              {columns.map((column) => (
                <td key={column}>
                  <Cell row={row} column={column} describedBy={`${id}-${row.row}`} onCorrect={onCorrect} />
                </td>
              ))}
              <td>
                <div className={styles["outcome"]}>
                  <OutcomeTag outcome={row.outcome} />
                  <span id={`${id}-${row.row}`}>{sentencesOf(row)}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** On small screens a card for each row, with its wrong cells only. */
export function RowCards({ columns, nameColumns, rows, isBusy, onCorrect }: RowsProps) {
  const id = useId();
  return (
    <ul className={cardsClass} aria-busy={isBusy}>
      {rows.map((row) => (
        <li key={row.row} className={cardClass}>
          <strong>
            <RowNumber number={row.row} />
            <span>{` · ${rowName(row, nameColumns)}`}</span>
          </strong>
          <p id={`${id}-${row.row}`}>{sentencesOf(row)}</p>
          {columns
            .filter((column) => isWrong(row, column))
            .map((column) => (
              <div key={column} className={styles["pair"]}>
                <span>{column}</span>
                <Cell row={row} column={column} describedBy={`${id}-${row.row}`} onCorrect={onCorrect} />
              </div>
            ))}
        </li>
      ))}
    </ul>
  );
}
