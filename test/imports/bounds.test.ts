import { expect } from "vitest";
import { importLimits } from "#contract/constants/import-limits.ts";
import { mostBytes } from "#test/support/most-bytes.ts";
import { shortSound } from "#test/support/short-sound.ts";
import { zipOf } from "./agency.ts";
import { test } from "./import-fixtures.ts";
import { sheetOf } from "./importer.ts";

const files = 150;
const rows = 90;
// A row may have twice as many bytes as letters.
const long = "ş€".repeat(importLimits.rowLetters / 2 - 1300);
const colors = Array.from({ length: 2000 }, (_, nth) => nth.toString(36)).join(",");

test("an import of long rows and many files is answered in parts, none larger than the bound, and tells every row", async ({
  importer,
}) => {
  const sheet = sheetOf([
    "ad;yaş;cinsiyet;renkler;not",
    `Renkli;30;Kadın;${colors};`,
    ...Array.from({ length: rows }, (_, nth) => `Sanatçı ${nth};otuz;Kadın;;${long}`),
  ]);
  const bytes = shortSound(1);
  const sounds = Array.from({ length: files }, (_, nth) => ({ name: `${nth}.wav`, bytes }));
  const first = await importer.check([await zipOf(sheet, sounds)]);
  expect(first.counts).toMatchObject({ refused: rows + 1, filesWithoutRow: files, rowsWithoutFile: 0 });
  expect(first.filesWithoutRow).toHaveLength(100);
  expect(first.totalElements).toBe(rows + 1);
  const told = [];
  for (let page = 0; page < first.totalPages; page += 1) {
    const answer = await importer.call("GET", `/api/v1/imports/${first.importId}?size=100&page=${page}`);
    expect(answer.rawPayload.byteLength).toBeLessThan(mostBytes);
    told.push(...answer.json<typeof first>().rows);
  }
  expect(told.map(({ row }) => row)).toEqual(Array.from({ length: rows + 1 }, (_, nth) => nth + 2));
  expect(told.at(-1)?.cells["not"]).toBe(long);
  // The faults of a row are told in turn: of two thousand the first twenty.
  expect(told[0]?.remarks).toHaveLength(20);
});
