import { describe } from "vitest";
import type { TriedRow } from "#test/support/amount.ts";
import { test } from "./fixtures.ts";
import type { Column, Row } from "./row.ts";
import { walks } from "./walks.ts";

/** A test for each of these cells. */
export function walkCells(cells: readonly TriedRow<Row, Column>[]): void {
  describe.each(cells)("$row.name", ({ row, tried }) => {
    test.for(tried)("%s", async (column, { begin }) => {
      await walks[column](await begin(row));
    });
  });
}
