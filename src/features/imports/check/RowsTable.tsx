import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { Fragment, useId } from "react";
import type { ImportRow } from "#contract/imports/imports.ts";
import { RowNumber } from "#src/features/imports/RowNumber.tsx";
import { rowName } from "#src/features/imports/row-name.ts";
import { OutcomeTag } from "#src/features/imports/OutcomeTag.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { cardClass, cardsClass, numberCellClass, Table } from "#src/ui/table/Table.tsx";
import styles from "./Check.module.css";
import { WrongCell } from "./WrongCell.tsx";

export interface RowsProps {
  columns: readonly string[];
  nameColumns: readonly string[];
  rows: readonly ImportRow[];
  isBusy: boolean;
  onCorrect: (row: number, column: string, value: string) => void;
  /** Leaves the row out, or takes it in again. */
  onSkip: (row: number, isSkipped: boolean) => void;
}

const isWrong = ({ outcome, remarks }: ImportRow, column: string) =>
  outcome === "refused" && remarks.some((remark) => remark.column === column);

/** Refusals are sentences; what changes is a list of fragments, each after its column. */
const Sentences = ({ row: { row, outcome, remarks }, id }: { row: ImportRow; id: string }) =>
  remarks.map(({ column, sentence }, place) => (
    <Fragment key={place}>
      {place > 0 && <span>{outcome === "refused" ? " " : "; "}</span>}
      <span id={`${id}-${row}-${place}`}>
        {outcome !== "refused" && column ? `${column}: ${sentence}` : sentence}
      </span>
    </Fragment>
  ));

interface CellProps {
  row: ImportRow;
  column: string;
  /** Begins the ids of the row's sentences. */
  id: string;
  onCorrect: RowsProps["onCorrect"];
}

const Cell = ({ row, column, id, onCorrect }: CellProps) => {
  const text = row.cells[column] ?? "";
  if (!isWrong(row, column)) return <span key="fits">{text}</span>;
  return (
    <WrongCell
      // What was judged again begins anew.
      key={text}
      row={row.row}
      column={column}
      text={text}
      describedBy={row.remarks
        .flatMap((remark, place) => (remark.column === column ? `${id}-${row.row}-${place}` : []))
        .join(" ")}
      onCorrect={(value) => onCorrect(row.row, column, value)}
    />
  );
};

interface SkipButtonProps {
  row: ImportRow;
  name: string;
  onSkip: RowsProps["onSkip"];
}

/** Leaves a row out, or takes it in again; both are one button, so that the focus stays. */
function SkipButton({ row: { row, outcome }, name, onSkip }: SkipButtonProps) {
  const { t } = useLingui();
  const isSkipped = outcome === "skipped";
  const label = isSkipped
    ? t({
        message: `Take in row ${row}: ${name}`,
        comment: "Name of a button for screen readers: a skipped row of a spreadsheet is imported after all",
      })
    : t({
        message: `Skip row ${row}: ${name}`,
        comment:
          "Name of a button for screen readers: a row of a spreadsheet is left out; name is an artist’s",
      });
  return (
    <Button
      look="quiet"
      size="small"
      className={styles["skip"]}
      aria-label={label}
      onClick={() => onSkip(row, !isSkipped)}
    >
      {isSkipped ? (
        <Trans comment="Button: a skipped row of a spreadsheet is imported after all">Take in</Trans>
      ) : (
        <Trans comment="Button: leaves a row of a spreadsheet out">Skip</Trans>
      )}
    </Button>
  );
}

/** The rows as they stand in the spreadsheet, and what will become of each. */
export function RowsTable({ columns, nameColumns, rows, isBusy, onCorrect, onSkip }: RowsProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Table
      isBusy={isBusy}
      panelClass={styles["scroll"]}
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
          <tr key={row.row} className={clsx(styles[row.outcome])}>
            <th scope="row" className={numberCellClass}>
              {row.row}
            </th>
            {columns.map((column) => (
              <td key={column}>
                <Cell row={row} column={column} id={id} onCorrect={onCorrect} />
              </td>
            ))}
            <td>
              <div className={styles["outcome"]}>
                <OutcomeTag outcome={row.outcome} />
                <span className={styles["sentences"]}>
                  <Sentences row={row} id={id} />
                </span>
                <SkipButton row={row} name={rowName(row, nameColumns)} onSkip={onSkip} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** On small screens a card for each row, with its wrong cells only. */
export function RowCards({ columns, nameColumns, rows, isBusy, onCorrect, onSkip }: RowsProps) {
  const id = useId();
  return (
    <ul className={cardsClass} aria-busy={isBusy}>
      {rows.map((row) => (
        <li key={row.row} className={cardClass}>
          <strong>
            <RowNumber number={row.row} />
            {rowName(row, nameColumns) && <span>{` · ${rowName(row, nameColumns)}`}</span>}
          </strong>
          <p>
            <Sentences row={row} id={id} />
          </p>
          {columns
            .filter((column) => isWrong(row, column))
            .map((column) => (
              <div key={column} className={styles["pair"]}>
                <span>{column}</span>
                <Cell row={row} column={column} id={id} onCorrect={onCorrect} />
              </div>
            ))}
          <SkipButton row={row} name={rowName(row, nameColumns)} onSkip={onSkip} />
        </li>
      ))}
    </ul>
  );
}
