import { describe, expect, test } from "vitest";
import type { Column } from "#server/imports/sheet/columns.ts";
import { FileIndex } from "#server/imports/check/files.ts";
import { RowCells } from "#server/imports/check/row-cells.ts";
import { understand } from "#server/imports/sheet/headings.ts";

const cellsOf = (column: Column, text: string) =>
  new RowCells({ row: 2, cells: { [column]: text } }, understand([column]));

/** Why a cell is refused. */
const faultsOf = (cells: RowCells) => cells.remarks.map(({ code, values }) => [code, values?.["value"]]);

describe("a cell as people write it", () => {
  test.each([
    ["E", "Male"],
    ["k", "Female"],
    ["M", "Male"],
    ["F", "Female"],
    ["Bn.", "Female"],
    ["Bayan", "Female"],
  ])("tells a gender: %s", (text, gender) => {
    expect(cellsOf("gender", text).value("gender")).toBe(gender);
  });

  test.each([
    ["TR/EN", ["TURKISH", "ENGLISH"]],
    ["tr-TR; en_US", ["TURKISH", "ENGLISH"]],
    ["tur, deu, no", ["TURKISH", "GERMAN", "NORWEGIAN"]],
    ["Türkçe ve İngilizce", ["TURKISH", "ENGLISH"]],
    ["Turkish and English", ["TURKISH", "ENGLISH"]],
    ["Türkçe - İngilizce – Almanca", ["TURKISH", "ENGLISH", "GERMAN"]],
    ["Türkçe, İngilizce ve Almanca", ["TURKISH", "ENGLISH", "GERMAN"]],
    ["Türkçe&İngilizce + Arapça", ["TURKISH", "ENGLISH", "ARABIC"]],
    ["Türkçe • İngilizce", ["TURKISH", "ENGLISH"]],
  ])("lists languages: %s", (text, languages) => {
    const cells = cellsOf("languages", text);
    expect([cells.list("languages"), faultsOf(cells)]).toEqual([languages, []]);
  });

  test.each([
    ["Çocuk ve genç (8–18)", ["TEEN"]],
    ["Çocuk ve genç (8–18) ve Yetişkin (31–50)", ["TEEN", "ADULT"]],
    ["Olgun (51+), Yetişkin (31–50)", ["SENIOR", "ADULT"]],
  ])("keeps a value whole that holds such a sign: %s", (text, ranges) => {
    expect(cellsOf("ageRanges", text).list("ageRanges")).toEqual(ranges);
  });

  test("says which entry is not known", () => {
    const cells = cellsOf("languages", "Türkçe ve Elfçe, Klingonca ve Vulkanca");
    expect(cells.list("languages")).toBeUndefined();
    expect(faultsOf(cells)).toEqual([
      ["unknown-language", "Elfçe"],
      ["unknown-language", "Klingonca ve Vulkanca"],
    ]);
  });

  test.each([
    ["22", 22],
    ["22,0", 22],
    ["22.00", 22],
  ])("tells an age: %s", (text, age) => {
    expect(cellsOf("age", text).age()).toBe(age);
  });

  test.each([
    ["1994", "age-birth"],
    ["12.05.1994", "age-birth"],
    ["1994-05-12 00:00", "age-birth"],
    ["25-30", "age-span"],
    ["25 – 30", "age-span"],
    ["otuz", "age-invalid"],
    ["45980", "age-invalid"],
    ["0", "age-invalid"],
  ])("is no age: %s", (text, code) => {
    const cells = cellsOf("age", text);
    expect([cells.age(), cells.remarks[0]?.code]).toEqual([undefined, code]);
  });

  test.each([
    ["19.11.2026", "2026-11-19"],
    ["19-11-2026", "2026-11-19"],
    ["19/11/2026 00:00", "2026-11-19"],
    ["2026-11-19T00:00:00.000Z", "2026-11-19"],
    ["2026-11-19 0:00:00", "2026-11-19"],
  ])("tells a day: %s", (text, day) => {
    expect(cellsOf("publishFrom", text).day("publishFrom")).toBe(day);
  });

  test.each([
    ["45980", "day-number"],
    ["45980,5", "day-number"],
    ["2026", "unknown-day"],
    ["2026-11-19 13:30", "unknown-day"],
  ])("is no day: %s", (text, code) => {
    const cells = cellsOf("publishFrom", text);
    expect([cells.day("publishFrom"), cells.remarks[0]?.code]).toEqual([undefined, code]);
  });
});

describe("a file in a cell", () => {
  const index = new FileIndex(
    ["Ali Kaya.mp3", "sesler/oya.wav", "sesler/oya.mp3", "a/1.wav", "b/1.wav"].map((name) => ({
      name,
      size: 1,
      uploadId: "u",
      uploadSize: 1,
    })),
  );
  test.each([
    ["ali kaya", ["Ali Kaya.mp3"]],
    ["C:\\Kayıtlar\\Ali Kaya.mp3", ["Ali Kaya.mp3"]],
    ["kayıtlar/ali kaya", ["Ali Kaya.mp3"]],
    ["oya.wav", ["sesler/oya.wav"]],
    ["oya", ["sesler/oya.wav", "sesler/oya.mp3"]],
    ["b/1.wav", ["b/1.wav"]],
    ["1.wav", ["a/1.wav", "b/1.wav"]],
    ["ali", []],
  ])("is found without its ending, and with a folder of another machine: %s", (text, names) => {
    expect(index.find(text).map(({ name }) => name)).toEqual(names);
  });
});
