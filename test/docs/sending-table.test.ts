import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tableOf } from "#test/browser/sending/row.ts";
import { rows } from "#test/browser/sending/rows/all.ts";

test("docs/reliability.md has the table of what is typed and pressed as test/browser/sending walks it", () => {
  const lines = readFileSync("docs/reliability.md", "utf8").split("\n");
  const start = lines.findIndex((line) => line.startsWith("| Typed or pressed |"));
  const end = lines.findIndex((line, nth) => nth > start && !line.startsWith("|"));
  expect(lines.slice(start, end)).toEqual(tableOf(rows));
});
