import { deepEqual } from "node:assert/strict";
import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { ImportCells } from "#contract/imports/corrections.ts";
import type { Import } from "#contract/imports/imports.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { importRows } from "#server/db/schema/imports.ts";
import { shortSound } from "#test/support/short-sound.ts";
import { test as base } from "./import-fixtures.ts";
import { sheetOf } from "./importer.ts";

const columns = ["ad", "yaş", "cinsiyet", "renkler", "diller", "yaş aralıkları", "ses dosyası", "not"];
const artist = (ad: string, yaş: string, file = "") => [
  ad,
  yaş,
  "Kadın",
  "Sıcak",
  "Türkçe",
  "Genç",
  file,
  "",
];
const lines = [
  artist("Işıl Demirağ", "34", "a.wav"),
  ["", "", "", "", "", "", "b.wav", ""],
  artist("IŞIL DEMİRAĞ", "34"),
  artist("Kerem Ilgaz", "otuz", "a.wav"),
  artist("Rojda Baran", "28", "yok.wav"),
  artist("Rojda Baran", "29"),
];
const sounds = ["a", "b", "c"].map((name, nth) => ({ name: `${name}.wav`, bytes: shortSound(nth + 1) }));

/** What a check says, whichever import it is. */
const saidOf = ({ rows, counts, filesWithoutRow, rowsWithoutFile }: Import) => ({
  rows,
  counts,
  filesWithoutRow,
  rowsWithoutFile,
});

const test = base
  .extend("check", ({ importer }) => (some: string[][]) => {
    const sheet = sheetOf([columns, ...some].map((cells) => cells.join(";")));
    return importer.check([sheet, ...sounds]);
  })
  .extend("correct", ({ importer }) => async (importId: string, cells: ImportCells["cells"]) => {
    const answer = await importer.call("POST", `/api/v1/imports/${importId}/rows`, { cells });
    deepEqual([answer.statusCode, answer.body], [204, ""]);
    return importer.read(importId);
  });

test("rows with corrected cells are judged as if the file had come so", async ({ check, correct }) => {
  const found = await check(lines);
  const so = lines.map((cells) => [...cells]);
  const steps: ImportCells["cells"][] = [
    // The two ways to write a name become one.
    [{ row: 4, column: "ad", value: "Işıl Demirağ" }],
    [{ row: 5, column: "yaş", value: "30" }],
    // The row below has no name, and stays nobody's.
    [{ row: 2, column: "ad", value: "Oya" }],
    [
      { row: 6, column: "ses dosyası", value: "c.wav" },
      { row: 7, column: "yaş", value: "" },
    ],
    [{ row: 2, column: "ad", value: "" }],
    [{ row: 2, column: "ad", value: "Rojda Baran" }],
    [{ row: 5, column: "ses dosyası", value: "" }],
  ];
  for (const step of steps) {
    for (const { row, column, value } of step) {
      const cells = so[row - 2];
      if (cells) cells[columns.indexOf(column)] = value;
    }
    expect(saidOf(await correct(found.importId, step))).toEqual(saidOf(await check(so)));
  }
});

test("others are not judged again, unless the catalogue has changed since", async ({
  db,
  check,
  correct,
}) => {
  const { importId } = await check(lines);
  const own = and(eq(importRows.importId, importId), eq(importRows.row, 6));
  const outcomeOf = async () =>
    (await db.select({ outcome: importRows.outcome }).from(importRows).where(own))[0]?.outcome;
  await db.update(importRows).set({ outcome: "unchanged" }).where(own);
  await correct(importId, [{ row: 5, column: "yaş", value: "30" }]);
  expect(await outcomeOf()).toBe("unchanged");
  await db.transaction(bumpCatalogue);
  await correct(importId, [{ row: 5, column: "yaş", value: "31" }]);
  expect(await outcomeOf()).toBe("refused");
});

test("a cell that there is not is refused, with nothing written", async ({ importer, check }) => {
  const { importId } = await check(lines);
  const correctable = { row: 5, column: "yaş", value: "30" };
  for (const [wrong, place] of [
    [{ ...correctable, row: 99 }, "cells/1/row"],
    [{ ...correctable, column: "yok" }, "cells/1/column"],
  ] as const) {
    const cells = [correctable, wrong];
    const answer = await importer.call("POST", `/api/v1/imports/${importId}/rows`, { cells });
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(place)]);
  }
  expect((await importer.read(importId)).rows[3]?.cells["yaş"]).toBe("otuz");
});

test("a row without a name joins nobody, until it is said that all of them go on with the artist above", async ({
  importer,
  check,
}) => {
  const found = await check(lines);
  expect(found.rows[1]).toMatchObject({
    outcome: "refused",
    remarks: [{ column: "ad", sentence: "A name is required." }],
  });
  expect(found.counts.withoutName).toBe(1);
  const filled = await importer.call("POST", `/api/v1/imports/${found.importId}/names`);
  deepEqual([filled.statusCode, filled.body], [204, ""]);
  const so = lines.map((cells, nth) => (nth === 1 ? ["Işıl Demirağ", ...cells.slice(1)] : cells));
  const now = await importer.read(found.importId);
  expect(saidOf(now)).toEqual(saidOf(await check(so)));
  expect(now.counts.withoutName).toBe(0);
});

test("a row that begins the file without a name has nobody above it", async ({ importer, check }) => {
  const [first = [], ...others] = lines;
  const found = await check([["", ...first.slice(1)], ...others.slice(2)]);
  expect(found.counts.withoutName).toBe(0);
  await importer.call("POST", `/api/v1/imports/${found.importId}/names`);
  expect(saidOf(await importer.read(found.importId))).toEqual(saidOf(found));
});

/** The rows that are not left out. */
const taken = ({ rows }: Import) => rows.filter(({ outcome }) => outcome !== "skipped");
const told = (rows: Import["rows"]) => rows.map(({ cells, outcome }) => ({ cells, outcome }));

test("a skipped row is left out as if the file had come without it, and can be taken in again", async ({
  db,
  importer,
  check,
}) => {
  const found = await check(lines);
  const skip = async (rows: number[], isSkipped: boolean, importId = found.importId) =>
    (await importer.call("POST", `/api/v1/imports/${importId}/skips`, { rows, isSkipped })).statusCode;
  for (const rows of [[3], [4], [6, 7]]) {
    expect(await skip(rows, true)).toBe(204);
    const now = await importer.read(found.importId);
    expect(now.counts.skipped).toBe(rows.length);
    const without = await check(lines.filter((_cells, nth) => !rows.includes(nth + 2)));
    expect(told(taken(now))).toEqual(told(without.rows));
    expect(now.rowsWithoutFile).toHaveLength(without.rowsWithoutFile.length);
    expect(await skip(rows, false)).toBe(204);
    expect(saidOf(await importer.read(found.importId))).toEqual(saidOf(found));
  }
  expect(await skip([3, 99], true)).toBe(400);
  // After the catalogue has changed, all rows are judged anew, and skipped ones stay so.
  await skip([4], true);
  await db.transaction(bumpCatalogue);
  await skip([6], true);
  expect((await importer.read(found.importId)).counts.skipped).toBe(2);
});

test("an import leaves skipped rows out, and its report does not ask for them", async ({
  importer,
  check,
}) => {
  const found = await check(
    [artist("Selin Atlayan", "34", "c.wav"), artist("Derya Kalan", "40")].map((cells) => cells.with(5, "")),
  );
  await importer.call("POST", `/api/v1/imports/${found.importId}/skips`, { rows: [2], isSkipped: true });
  const done = await importer.run(found.importId);
  expect(done.counts).toMatchObject({ newArtists: 1, newFiles: 0, refused: 0, skipped: 1 });
  expect(done.progress).toMatchObject({ done: 1, of: 1, files: { done: 0, of: 0 } });
  expect((await importer.call("GET", `/api/v1/imports/${found.importId}/report`)).body).not.toContain(
    "Selin",
  );
  const again = await importer.call("POST", `/api/v1/imports/${found.importId}/skips`, {
    rows: [2],
    isSkipped: false,
  });
  expect(again.statusCode).toBe(409);
});
