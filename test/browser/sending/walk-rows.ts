import { describe } from "vitest";
import { test } from "./fixtures.ts";
import { columns, type Row } from "./row.ts";
import { walks } from "./walks.ts";

/** A test for each cell of these rows that has something to show. */
export function walkRows(rows: readonly Row[]): void {
  describe.each(rows)("$name", (row) => {
    const walked = columns.filter((column) => row.exempt?.[column] === undefined);
    test.for(walked)("%s", async (column, { begin }) => {
      await walks[column](await begin(row));
    });
  });
}
