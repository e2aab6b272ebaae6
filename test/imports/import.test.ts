import { expect } from "vitest";
import { shortSound } from "#test/support/short-sound.ts";
import { test } from "./import-fixtures.ts";
import { sheetOf } from "./importer.ts";

const sound = (nth: number, name = `${nth}.wav`) => ({ name, bytes: shortSound(nth) });

test("a spreadsheet is checked, corrected, imported, and changes nothing the second time", async ({
  importer,
}) => {
  const files = [
    sheetOf([
      "ad;yaş;cinsiyet;renkler;diller;dosya;başlık;tür;durum;prim %",
      "Işıl Demirağ;24;Kadın;Parlak, doğal;Türkçe;1.wav;Reklam 1;reklam;yayında;7",
      "Işıl Demirağ;;;;;2.wav;;anlatım;;",
      "Kerem Ilgaz;otuz;erkek;DEEP;TURKISH, English;3.wav;;;;",
      "IŞIL DEMİRAĞ;30;Kadın;;;;;;;",
      "",
      "Tuğçe İnceoğlu;33;Kadın;Kadifemsi;Türkçe;yok.wav;;;;",
    ]),
    sound(1),
    sound(2),
    sound(3),
    sound(4),
  ];
  const consent = { publish: true, share: false };
  const checked = await importer.check(files, { consent });
  expect(checked).toMatchObject({
    encoding: "utf-8",
    unknownColumns: ["prim %"],
    filesWithoutRow: ["4.wav"],
    rowsWithoutFile: [7],
    counts: { new: 2, refused: 3, newArtists: 1, newFiles: 2 },
    examples: ["Işıl Demirağ", "IŞIL DEMİRAĞ", "Tuğçe İnceoğlu"],
  });
  expect(checked.rows.map(({ row, outcome, remarks }) => [row, outcome, remarks])).toMatchInlineSnapshot(`
    [
      [
        2,
        "new",
        [
          {
            "column": null,
            "sentence": "New artist",
          },
          {
            "column": null,
            "sentence": "1 new sample",
          },
        ],
      ],
      [
        3,
        "new",
        [
          {
            "column": null,
            "sentence": "1 new sample",
          },
        ],
      ],
      [
        4,
        "refused",
        [
          {
            "column": "yaş",
            "sentence": "The age must be a whole number from 1 to 120.",
          },
        ],
      ],
      [
        5,
        "refused",
        [
          {
            "column": "ad",
            "sentence": "The same name as in row 2, where I, İ, ı and i count as one letter. Write both the same way.",
          },
        ],
      ],
      [
        7,
        "refused",
        [
          {
            "column": "renkler",
            "sentence": "“Kadifemsi” is not a known voice color.",
          },
          {
            "column": "dosya",
            "sentence": "“yok.wav” is not among the files.",
          },
        ],
      ],
    ]
  `);
  const sought = await importer.read(checked.importId, `q=${encodeURIComponent("ışil demirağ")}`);
  expect(sought).toMatchObject({ rows: [{ row: 2 }, { row: 3 }, { row: 5 }], totalElements: 3 });

  const corrected = await importer.call("POST", `/api/v1/imports/${checked.importId}/rows`, {
    cells: [{ row: 4, column: "yaş", value: "34" }],
  });
  expect(corrected.statusCode).toBe(204);
  expect(await importer.read(checked.importId)).toMatchObject({
    state: "checked",
    counts: { new: 3, refused: 2 },
  });
  const done = await importer.run(checked.importId);
  expect(done).toMatchObject({
    counts: { new: 3, refused: 2, newArtists: 2, newFiles: 3 },
    progress: { done: 2, of: 2, now: null },
  });
  const again = await importer.check(files, { consent });
  expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, refused: 3 });
});
