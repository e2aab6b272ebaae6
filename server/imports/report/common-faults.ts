import { sql } from "drizzle-orm";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { CommonFault } from "#contract/imports/imports.ts";
import { type Db, rowsOf } from "#server/db/client.ts";
import { importRows } from "#server/db/schema/imports.ts";
import { type Column, sheetColumns } from "#server/imports/sheet/columns.ts";
import type { Understood } from "#server/imports/sheet/headings.ts";
import type { SheetColumn } from "#server/imports/sheet/sheet-column.ts";

/** Columns whose values have words. */
const codes = (Object.entries(sheetColumns) as [Column, SheetColumn][]).flatMap(([column, { unknown }]) =>
  unknown ? { column, unknown } : [],
);

/** Each column's most frequent value that nobody knows, where it stands in several rows. */
export async function findCommonFaults(
  db: Db,
  importId: string,
  { known }: Understood,
  locale: Locale,
): Promise<CommonFault[]> {
  const unknown = JSON.stringify(codes.map((one) => one.unknown));
  const found = await rowsOf<{ column: Column; value: string; rows: string }>(
    db,
    sql`
      select distinct on ("column") "column", value, rows from (
        select one ->> 'column' as "column", one -> 'values' ->> 'value' as value, count(distinct "row") as rows
        from ${importRows}, jsonb_array_elements(remarks) one
        where ${importRows.importId} = ${importId} and outcome = 'refused' and ${unknown}::jsonb ? (one ->> 'code')
        group by 1, 2
        having count(distinct "row") > 1
      ) told
      order by "column", rows desc, value`,
  );
  return found.flatMap(({ column, value, rows }): CommonFault[] => {
    const heading = known[column];
    const { values }: SheetColumn = sheetColumns[column];
    if (!heading || !values) return [];
    const guess = values.guess(value);
    return [
      {
        column: heading,
        value,
        rows: Number(rows),
        choices: values.written(locale),
        guess: guess === undefined ? null : values.write(guess, locale),
      },
    ];
  });
}
