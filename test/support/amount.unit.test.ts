import { expect, test } from "vitest";
import { actRows } from "#test/browser/sending/rows/acts.ts";
import { clientRows } from "#test/browser/sending/rows/client.ts";
import { offerRows } from "#test/browser/sending/rows/offer.ts";
import { outsideRows } from "#test/browser/sending/rows/outside.ts";
import { ownerRows } from "#test/browser/sending/rows/owner.ts";
import { columns, columnsOf } from "#test/browser/sending/row.ts";
import { someCells, someOf } from "./amount.ts";

test("a part of a list is spread over it and begins with its first", () => {
  expect(someOf([1440, 768, 390, 320], 2, false)).toEqual([1440, 390]);
  expect(someOf([1440, 768, 390], 2, false)).toEqual([1440, 768]);
  expect(someOf(["tr", "en"], 1, false)).toEqual(["tr"]);
  expect(someOf(["tr"], 3, false)).toEqual(["tr"]);
  expect(someOf([1440, 768, 390, 320], 2, true)).toEqual([1440, 768, 390, 320]);
});

test("a part of a table has a cell of every row, and its columns in turn", () => {
  const letters = { a: ["x", "y"], b: ["x", "y"], c: ["x"], d: [] as string[] };
  const cells = someCells(Object.entries(letters), ([, own]) => own, false);
  expect(cells.map(({ row, tried }) => [row[0], tried])).toEqual([
    ["a", ["x"]],
    ["b", ["y"]],
    ["c", ["x"]],
    ["d", []],
  ]);
  expect(someCells(["a", "b"], () => [1, 2], true).map(({ tried }) => tried)).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test.for([
  ["acts", actRows],
  ["a client’s", clientRows],
  ["the others", [...outsideRows, ...offerRows, ...ownerRows]],
] as const)("of what is sent every row and every column is tried: %s", ([, rows]) => {
  const cells = someCells(rows, columnsOf, false);
  expect(cells.filter(({ tried }) => tried.length !== 1)).toEqual([]);
  const possible = columns.filter((column) => rows.some((row) => columnsOf(row).includes(column)));
  expect(new Set(cells.flatMap(({ tried }) => tried))).toEqual(new Set(possible));
});
