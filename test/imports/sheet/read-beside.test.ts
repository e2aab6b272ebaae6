import { join } from "node:path";
import { Parser } from "csv-parse";
import { expect, vi } from "vitest";
import { limits } from "#contract/constants/limits.ts";
import { readSheetBeside } from "#server/imports/sheet/read-beside.ts";
import { sheetOf } from "#test/imports/importer.ts";
import { test } from "#test/imports/import-fixtures.ts";

test("a spreadsheet is never parsed in the process that answers", async ({ importer }) => {
  const parsed = vi.spyOn(Parser.prototype, "_transform");
  const { rows, encoding } = await importer.check([sheetOf(["ad;yaş;cinsiyet", "Şule;30;kadın"])]);
  expect([rows[0]?.cells, encoding]).toEqual([{ ad: "Şule", yaş: "30", cinsiyet: "kadın" }, "utf-8"]);
  expect(parsed).not.toHaveBeenCalled();
  parsed.mockRestore();
});

test("a spreadsheet whose reader ends without a word is too complex", async ({ folder }) => {
  await expect(
    readSheetBeside(join(folder, "gone"), { name: "gone.csv", encoding: undefined }),
  ).rejects.toMatchObject({
    status: 422,
    code: "file-too-complex",
  });
});

test("a corrected row stays within its letters", async ({ importer }) => {
  const columns = Array.from({ length: 10 }, (_, nth) => `${nth}`);
  const { importId } = await importer.check([sheetOf([["ad", ...columns].join(";"), "Oya;x"])]);
  const value = "a".repeat(limits.text);
  const correct = (some: string[]) =>
    importer.call("POST", `/api/v1/imports/${importId}/rows`, {
      cells: some.map((column) => ({ row: 2, column, value })),
    });
  expect((await correct(columns.slice(0, 4))).statusCode).toBe(204);
  const answer = await correct(columns.slice(4));
  expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([422, "import-too-long"]);
});
