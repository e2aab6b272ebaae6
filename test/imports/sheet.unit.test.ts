import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { limits } from "#contract/constants/limits.ts";
import { understand } from "#server/imports/sheet/headings.ts";
import { csvLine, markCell, readCell } from "#server/imports/sheet/formula-cells.ts";
import { readSheet, type Sheet } from "#server/imports/sheet/read-sheet.ts";
import * as fc from "#test/support/generated.ts";

const read = (text: string | Buffer, encoding?: Sheet["encoding"]) =>
  readSheet(() => Readable.from([Buffer.from(text)]), encoding);

const cellsOf = async (text: string | Buffer) =>
  (await read(text)).rows.map(({ row, cells }) => [row, cells]);

describe("a spreadsheet", () => {
  test.each([
    ["commas", 'ad,dosya\nAli,"a;b, c"\n', "a;b, c"],
    ["semicolons", 'ad;dosya\nAli;"a;b, c"\n', "a;b, c"],
    ["tabs", "ad\tdosya\nAli\ta;b, c\n", "a;b, c"],
    ["what it says first", "sep=|\r\nad|dosya\r\nAli|a;b, c\r\n", "a;b, c"],
    ["commas, while a heading holds semicolons", '"kod;;;",name,dosya\n1,Ali,x\n', "x"],
  ])("may part its cells by %s", async (_what, text, dosya) => {
    expect((await read(text)).rows[0]?.cells).toMatchObject({ dosya });
  });

  test("is UTF-8 with or without a mark, else Windows-1254, unless its owner says otherwise", async () => {
    expect(await read("\u{FEFF}ad\nŞule")).toMatchObject({
      encoding: "utf-8",
      rows: [{ cells: { ad: "Şule" } }],
    });
    expect((await read("ad\nŞule")).encoding).toBe("utf-8");
    const windows = Buffer.from([0x61, 0x64, 0x0a, 0xde, 0x75, 0x6c, 0x65, 0x20, 0xdd, 0xfd, 0xf0]);
    expect(await read(windows)).toMatchObject({
      encoding: "windows-1254",
      rows: [{ cells: { ad: "Şule İığ" } }],
    });
    expect((await read("ad\nIlgın", "windows-1254")).rows[0]?.cells["ad"]).toBe("IlgÄ±n");
  });

  test("has headings in Turkish, in English or as codes; what is not known, or comes twice, is told", async () => {
    const { headings } = await read("Ad Soyad;AGE;Ses Rengi;örnekler;durum;prim %;yaş\nAli;3;;;;;\n");
    expect(understand(headings.columns)).toEqual({
      known: { name: "Ad Soyad", age: "AGE", voiceColors: "Ses Rengi", file: "örnekler", state: "durum" },
      unknown: ["prim %", "yaş"],
    });
    const codes = await read("name;sampleLanguages;publishFrom\nAli;;\n");
    expect(understand(codes.headings.columns).unknown).toEqual([]);
  });

  test("may have empty lines, cells of several lines, and cells that no heading is for", async () => {
    expect(await cellsOf('\n;;\nad;metin\n\nAli;"iki\n""satır"""\n;;\nOya;x;fazla;\n')).toEqual([
      [3, { ad: "Ali", metin: 'iki\n"satır"' }],
      [5, { ad: "Oya", metin: "x", "+": "fazla" }],
    ]);
  });

  test(`has at most ${limits.import.rows} rows`, async () => {
    expect((await read(`ad\n${"Ali\n".repeat(limits.import.rows)}`)).rows).toHaveLength(limits.import.rows);
    await expect(read(`ad\n${"Ali\n".repeat(limits.import.rows + 1)}`)).rejects.toMatchObject({
      code: "import-too-many-rows",
    });
  });
});

const rowOf = (letters: number) => `A,${"b".repeat(letters - "admetin".length - 1)}\n`;

describe("a spreadsheet’s letters", () => {
  const { rowLetters, sheetLetters } = limits.import;
  const tooLong = { status: 422, code: "import-too-long" };

  test("are bounded in a row, with the names of its columns", async () => {
    expect((await read(`ad,metin\n${rowOf(rowLetters)}`)).rows).toHaveLength(1);
    await expect(read(`ad,metin\n${rowOf(rowLetters + 1)}`)).rejects.toMatchObject(tooLong);
    await expect(read(`ad,metin\n${rowOf(10 * rowLetters)}`)).rejects.toMatchObject(tooLong);
  });

  test("are bounded in all rows together", async () => {
    const most = rowOf(rowLetters).repeat(sheetLetters / rowLetters);
    expect((await read(`ad,metin\n${most}`)).rows).toHaveLength(sheetLetters / rowLetters);
    await expect(read(`ad,metin\n${most}A,b\n`)).rejects.toMatchObject(tooLong);
  });
});

describe("a cell that a program takes for a formula", () => {
  test.each(["=1+1", "+90 5", "-3", "@ad", "＝1", "＋1", "－1", "＠ad", "\tx", "\rx", "'tis"])(
    "is marked: %j",
    async (text) => {
      expect(markCell(text)).toBe(`'${text}`);
      expect((await read(`ad;başlık\nAli;"'${text}"`)).rows[0]?.cells["başlık"]).toBe(text);
    },
  );

  test("comes back as any other does", async () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom(..."=+-@'\t\"; \na".split("")) }),
    );
    await fc.assert(
      fc.asyncProperty(cell, async (text) => {
        expect(readCell(markCell(text))).toBe(text);
        const meant = text.replaceAll("\0", "").trim();
        const cells = (await read(csvLine(["ad", "metin"]) + csvLine(["Ali", meant]))).rows[0]?.cells;
        expect(cells?.["metin"] ?? "").toBe(meant.toWellFormed());
      }),
      { numRuns: fc.runs(300) },
    );
  });
});
