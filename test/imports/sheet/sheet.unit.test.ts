import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { importLimits } from "#contract/constants/import-limits.ts";
import { understand } from "#server/imports/sheet/headings.ts";
import { csvLine, markCell, readCell } from "#server/imports/sheet/formula-cells.ts";
import { type CodePage, decodePage } from "#server/imports/sheet/csv/code-pages.ts";
import { readCsv } from "#server/imports/sheet/csv/read-csv.ts";
import type { Sheet } from "#server/imports/sheet/read-sheet.ts";
import * as fc from "#test/support/generated.ts";

const read = (text: string | Buffer, encoding?: Sheet["encoding"]) =>
  readCsv(() => Readable.from([Buffer.from(text)]), encoding);

/** Text in an encoding of one byte a letter. */
const inPage = (text: string, page: CodePage) =>
  Buffer.from(
    [...text].map((letter) => {
      const byte = Array.from({ length: 256 }, (_, nth) => nth).find(
        (nth) => decodePage(Uint8Array.of(nth), page) === letter,
      );
      return byte ?? 0x3f;
    }),
  );

const cellsOf = async (text: string | Buffer) =>
  (await read(text)).rows.map(({ row, cells }) => [row, cells]);

describe("a spreadsheet", () => {
  test.each([
    ["commas", 'ad,dosya\nAli,"a;b, c"\n', "a;b, c"],
    ["semicolons", 'ad;dosya\nAli;"a;b, c"\n', "a;b, c"],
    ["tabs", "ad\tdosya\nAli\ta;b, c\n", "a;b, c"],
    ["what it says first", "sep=|\r\nad|dosya\r\nAli|a;b, c\r\n", "a;b, c"],
    ["bars", "ad|dosya|yaş\nAli|a;b, c|3\n", "a;b, c"],
    ["what it says first, saved as a row of its own", '"sep=;";;\r\nad;dosya\r\nAli;x,y\r\n', "x,y"],
    ["semicolons below a title with commas", "Ali, Veli, Oya, Can\n\nad;dosya\nAli;x,y\n", "x,y"],
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

  const letters = "ad\nŞule İığ Çağla Göktuğ Üşenmez";
  test.each([
    ["Excel’s Unicode Text", "utf-16le", Buffer.from(`\u{FEFF}${letters}`, "utf16le")],
    ["that of other machines", "utf-16be", Buffer.from(`\u{FEFF}${letters}`, "utf16le").swap16()],
    ["a Macintosh", "macintosh", inPage(letters, "macintosh")],
    ["DOS", "ibm857", inPage(letters, "ibm857")],
  ] as const)("may be written as %s writes it", async (_what, encoding, bytes) => {
    const rows = [{ cells: { ad: "Şule İığ Çağla Göktuğ Üşenmez" } }];
    expect(await read(bytes)).toMatchObject({ encoding, rows });
    expect(await read(bytes, encoding)).toMatchObject({ encoding, rows });
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
      [5, { ad: "Ali", metin: 'iki\n"satır"' }],
      [7, { ad: "Oya", metin: "x", "+": "fazla" }],
    ]);
  });

  test("may have titles above its headings, among ten lines that hold something", async () => {
    const titles = ["SANATÇI LİSTESİ;;", "Güncelleme: 2026;;", "", "Hazırlayan: Ad Soyad;"];
    const rows = ["Sıra;Adı Soyadı;Yaşı", "1;Ali;30"];
    expect(await cellsOf([...titles, ...rows].join("\n"))).toEqual([
      [6, { Sıra: "1", "Adı Soyadı": "Ali", Yaşı: "30" }],
    ]);
    const more = [...Array.from({ length: 10 }, (_, nth) => `Not ${nth}`), ...rows].join("\n");
    await expect(read(more)).rejects.toMatchObject({ code: "import-no-names" });
  });

  test("that no column of holds names says which line was read", async () => {
    await expect(read("Liste\n\nYaş;Cinsiyet;Ünvan\n30;kadın;x")).rejects.toMatchObject({
      code: "import-no-names",
      values: { row: 3, headings: "“Yaş”, “Cinsiyet”, “Ünvan”" },
    });
  });

  test("says in which row a quotation mark opens that is never closed", async () => {
    const lines = ["ad;metin", "Ali;a", ";", 'Oya;"b', "Can;c"];
    const open = { code: "import-open-quote", values: { row: 4 } };
    await expect(read(lines.join("\n"))).rejects.toMatchObject(open);
    const long = Array.from({ length: 3000 }, (_, nth) => `Kişi ${nth};uzun bir metin`);
    await expect(read([...lines, ...long].join("\n"))).rejects.toMatchObject(open);
  });

  test("may end with a million lines that hold nothing", async () => {
    const rows = await cellsOf(`ad;yaş;not\nAli;30;\n${";;\n".repeat(1_000_000)}Oya;31;\n`);
    expect(rows.map(([row]) => row)).toEqual([2, 1_000_003]);
  });

  test(`has at most ${importLimits.rows} rows`, async () => {
    expect((await read(`ad\n${"Ali\n".repeat(importLimits.rows)}`)).rows).toHaveLength(importLimits.rows);
    await expect(read(`ad\n${"Ali\n".repeat(importLimits.rows + 1)}`)).rejects.toMatchObject({
      code: "import-too-many-rows",
    });
  });
});

const rowOf = (letters: number) => `A,${"b".repeat(letters - "admetin".length - 1)}\n`;

describe("a spreadsheet’s letters", () => {
  const { rowLetters, sheetLetters } = importLimits;
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
