/** Whether the long runs are made: `NIGHTLY=1`. */
export const isNightly = process.env["NIGHTLY"] !== undefined;

/**
 * Whether all is tried that a table or a generator has, as in the projects called `*-full` (`npm run test:all`), or a part
 * of it, as in `npm test` and `npm run test:deep`. A file that asks this module runs in both.
 */
export const triesAll = isNightly || process.env["TEST_AMOUNT"] === "all";

/** So many of the entries where a part is tried, evenly spread and from the first on; otherwise all. */
export function someOf<Entry>(all: readonly Entry[], count: number, isAll = triesAll): Entry[] {
  if (isAll || count >= all.length) return [...all];
  return Array.from({ length: count }, (_, nth) => Math.floor((nth * all.length) / count)).flatMap((place) =>
    all.slice(place, place + 1),
  );
}

/** A row of a table, and the columns that are tried of it. */
export interface TriedRow<Row, Column> {
  row: Row;
  tried: Column[];
}

/**
 * The cells of a table whose rows have these columns: where a part is tried one of each row, that whose column was met
 * least so far, so that every column is met as well; otherwise all. Columns are told apart by identity.
 */
export function someCells<Row, Column>(
  rows: readonly Row[],
  columnsOf: (row: Row) => readonly Column[],
  isAll = triesAll,
): TriedRow<Row, Column>[] {
  const times = new Map<Column, number>();
  const met = (column: Column) => times.get(column) ?? 0;
  return rows.map((row) => {
    const columns = columnsOf(row);
    if (isAll) return { row, tried: [...columns] };
    const tried = columns.toSorted((one, other) => met(one) - met(other)).slice(0, 1);
    for (const column of tried) times.set(column, met(column) + 1);
    return { row, tried };
  });
}
