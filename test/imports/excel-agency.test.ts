import { expect } from "vitest";
import type { Import } from "#contract/imports/imports.ts";
import { makeExcelAgency } from "./excel-agency.ts";
import { test } from "./import-fixtures.ts";

const artists = 40;
const words = { Kadifemsi: "Sıcak" } as Record<string, string>;

test("an agency as Excel writes it is open in one check and three presses", async ({ importer }) => {
  const { sheet, zip } = await makeExcelAgency(artists);
  let found: Import = await importer.check([sheet, zip], { consent: { publish: true, share: false } });
  expect(found).toMatchObject({
    worksheet: "Sanatçılar",
    unknownColumns: ["Sıra"],
    nameColumns: ["Ad", "Soyad"],
    filesWithoutRow: [],
    rowsWithoutFile: [],
    examples: ["Işıl Demirağ", "İdil Demirağ", "Kerem Demirağ"],
  });
  const faults = found.commonFaults.map(({ column, value, rows, guess }) => [column, value, rows, guess]);
  expect(faults).toEqual([["Ses Tonu", "Kadifemsi", 8, null]]);
  let presses = 0;
  for (let [fault] = found.commonFaults; fault; [fault] = found.commonFaults) {
    const { column, value, guess } = fault;
    const answer = await importer.call("POST", `/api/v1/imports/${found.importId}/replacements`, {
      column,
      value,
      by: words[value] ?? guess,
    });
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    presses += 1;
    found = await importer.read(found.importId);
  }
  expect(presses).toBeLessThanOrEqual(3);
  expect(found.counts).toMatchObject({ new: artists, refused: 0, newArtists: artists, newFiles: artists });
  expect(found.rows.find(({ cells }) => cells["Ad"] === "Çağrı")?.remarks).toEqual([
    { column: null, sentence: "New artist" },
    { column: null, sentence: "1 new sample" },
  ]);
});

test("a value is replaced where it stands, alone or in a list, and by nothing that is not known", async ({
  importer,
}) => {
  const lines = [
    "ad;yaş;cinsiyet;renkler",
    "Bir Kişi;30;Kadn;Sıcak, Pütürlü",
    "İki Kişi;30;Kadn;Pütürlü ve Derin",
    "Üç Kişi;30;Kadın;Pütürlü",
    "Dört Kişi;30;Kadn;Pütürlü gibi",
  ];
  const { importId, commonFaults } = await importer.check([
    { name: "a.csv", bytes: Buffer.from(lines.join("\n")) },
  ]);
  expect(commonFaults.map(({ column, value, rows, guess }) => [column, value, rows, guess])).toEqual([
    ["cinsiyet", "Kadn", 3, "Female"],
    ["renkler", "Pütürlü", 3, null],
  ]);
  expect(commonFaults[0]?.choices).toEqual(["Male", "Female"]);
  const replace = async (column: string, value: string, by: string) => {
    const body = { column, value, by };
    return (await importer.call("POST", `/api/v1/imports/${importId}/replacements`, body)).statusCode;
  };
  expect(await replace("renkler", "Pütürlü", "Pürüzlü")).toBe(400);
  expect(await replace("ad", "Bir Kişi", "Ali")).toBe(400);
  expect(await replace("yok", "x", "Sıcak")).toBe(400);
  expect(await replace("renkler", "Pütürlü", "Husky")).toBe(204);
  expect(await replace("cinsiyet", "Kadn", "Female")).toBe(204);
  const { rows, commonFaults: left } = await importer.read(importId);
  expect(rows.map(({ outcome, cells }) => [outcome, cells["cinsiyet"], cells["renkler"]])).toEqual([
    ["new", "Female", "Sıcak, Husky"],
    ["new", "Female", "Husky, Derin"],
    ["new", "Kadın", "Husky"],
    ["refused", "Female", "Pütürlü gibi"],
  ]);
  expect(left).toEqual([]);
});

test("refused rows come back as a workbook, which imports again", async ({ importer }) => {
  const lines = ["ad;yaş;cinsiyet;not", "Yanlış Yaş;otuz;kadın;=1+1", "Doğru Yaş;30;kadın;x"];
  const { importId } = await importer.check([{ name: "a.csv", bytes: Buffer.from(lines.join("\n")) }]);
  const report = await importer.call("GET", `/api/v1/imports/${importId}/report?format=xlsx`);
  expect(report.headers).toMatchObject({
    "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "content-disposition": 'attachment; filename="import.xlsx"',
  });
  const again = await importer.check([{ name: "import.xlsx", bytes: report.rawPayload }]);
  expect(again.rows.map(({ row, cells }) => [row, cells["ad"], cells["yaş"], cells["not"]])).toEqual([
    [2, "Yanlış Yaş", "otuz", "=1+1"],
  ]);
});
