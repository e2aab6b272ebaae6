import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test as base } from "vitest";
import { importLimits } from "#contract/constants/import-limits.ts";
import { readWorkbook } from "#server/imports/sheet/workbook/read-workbook.ts";
import { rawRow, rawWorkbook, type Typed, workbookOf } from "#test/imports/excel.ts";
import type { Sent } from "#test/imports/importer.ts";

const test = base.extend<{ read: (sent: Sent) => ReturnType<typeof readWorkbook> }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest looks at what is taken
  read: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "tinora-workbook-"));
    await use(async ({ bytes }) => {
      await writeFile(join(folder, "a.xlsx"), bytes);
      return readWorkbook(join(folder, "a.xlsx"));
    });
    await rm(folder, { recursive: true });
  },
});

const of = (rows: Typed[][]) => workbookOf({ Sayfa1: rows });
const people = (count: number) => of([["ad"], ...Array.from({ length: count }, (_, nth) => [`Kişi ${nth}`])]);
const heading = rawRow(1, ["ad", "yaş"]);

describe("a workbook", () => {
  test("has texts, numbers, days, moments and answers as a person reads them", async ({ read }) => {
    const day = new Date("2026-11-19T00:00:00Z");
    const moment = new Date("2026-11-19T13:30:00Z");
    const { rows, encoding, worksheet } = await read(
      await of([
        ["ad", "yaş", "a", "b", "c", "d"],
        ["“Şule İığ”", 22, day, moment, true, 0.1 + 0.2],
      ]),
    );
    expect({ rows, encoding, worksheet }).toEqual({
      rows: [
        {
          row: 2,
          cells: { ad: "Şule İığ", yaş: "22", a: "2026-11-19", b: "2026-11-19 13:30", c: "true", d: "0.3" },
        },
      ],
      encoding: "utf-8",
      worksheet: null,
    });
  });

  test("has what its formulas came to, also where that is a fault", async ({ read }) => {
    const cells = [
      '<c r="A2" t="str"><f>A3&amp;B3</f><v>Şule Ak</v></c>',
      '<c r="B2"><f>20+2</f><v>22</v></c>',
      '<c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    ];
    const { rows } = await read(
      await rawWorkbook([rawRow(1, ["ad", "yaş", "not"]), `<row r="2">${cells.join("")}</row>`]),
    );
    expect(rows).toEqual([{ row: 2, cells: { ad: "Şule Ak", yaş: "22", not: "#DIV/0!" } }]);
  });

  test("tells its rows by their own numbers, below titles and past gaps", async ({ read }) => {
    const { rows } = await read(
      await rawWorkbook([
        rawRow(1, ["SANATÇI LİSTESİ"]),
        rawRow(4, ["Adı Soyadı", "Yaşı"]),
        rawRow(5, ["Ali", "30"]),
        '<row r="6" spans="1:2"><c r="A6" s="1"/><c r="B6" s="1"/></row>',
        rawRow(1_048_576, ["Oya", "31"]),
      ]),
    );
    expect(rows.map(({ row, cells }) => [row, cells["Adı Soyadı"]])).toEqual([
      [5, "Ali"],
      [1_048_576, "Oya"],
    ]);
  });

  test("may have a million rows that hold nothing", async ({ read }) => {
    const formatted = Array.from(
      { length: 1_000_000 },
      (_, nth) => `<row r="${nth + 3}"><c r="A${nth + 3}" s="1"/></row>`,
    );
    const rows = [heading, rawRow(2, ["Ali", "30"]), ...formatted];
    expect((await read(await rawWorkbook(rows))).rows).toHaveLength(1);
  });

  test("is read where a worksheet first has a column for names, whose name is told", async ({ read }) => {
    const many = Array.from({ length: 5000 }, (_, nth) => [`Müşteri ${nth}`]);
    const read1 = await read(
      await workbookOf({
        Kapak: [["Ajans"], ["2026"]],
        Müşteriler: [["Firma"], ...many],
        Sanatçılar: [["ad"], ["Ali"]],
        Eski: [["ad"], ["Veli"]],
      }),
    );
    expect(read1).toMatchObject({ worksheet: "Sanatçılar", rows: [{ cells: { ad: "Ali" } }] });
  });
});

describe("a workbook that is too much", () => {
  test("of rows is refused before it is read", async ({ read }) => {
    expect((await read(await people(importLimits.rows))).rows).toHaveLength(importLimits.rows);
    await expect(read(await people(200_000))).rejects.toMatchObject({ code: "import-too-many-rows" });
  });

  test("to unpack is refused by what it claims", async ({ read }) => {
    const long = " ".repeat(1_000_000);
    const bomb = await rawWorkbook([heading, ...Array.from({ length: 300 }, () => long)]);
    expect(bomb.bytes.byteLength).toBeLessThan(1_000_000);
    await expect(read(bomb)).rejects.toMatchObject({ code: "file-too-complex" });
  });

  test("in one row, or of columns, is refused", async ({ read }) => {
    const long = await rawWorkbook([heading, rawRow(2, ["Ali", "a".repeat(2_000_000)])]);
    await expect(read(long)).rejects.toMatchObject({ code: "import-too-long" });
    const wide = await of([["ad"], Array.from({ length: 102 }, () => "x")]);
    await expect(read(wide)).rejects.toMatchObject({ code: "import-unreadable" });
  });

  test.each([
    ["without worksheets", []],
    ["damaged", ["<row r='2'><c r=\"A2\""]],
  ])("or %s is refused", async (_what, rows) => {
    const sent = await rawWorkbook(rows);
    const folder = await mkdtemp(join(tmpdir(), "tinora-workbook-"));
    await writeFile(join(folder, "a.xlsx"), sent.bytes);
    await expect(readWorkbook(join(folder, "a.xlsx"))).rejects.toMatchObject({ status: 422 });
    await rm(folder, { recursive: true });
  });
});
