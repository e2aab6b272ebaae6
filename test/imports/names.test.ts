import { describe, expect } from "vitest";
import type { Import } from "#contract/imports/imports.ts";
import { catalogueOf } from "./agency.ts";
import { test as base } from "./import-fixtures.ts";
import { sheetOf } from "./importer.ts";

const sound = (nth: string) => `https://s.example/${nth.replaceAll(" ", "-")}`;

const test = base.extend(
  "check",
  ({ importer }) =>
    (lines: string[]) =>
      importer.check([sheetOf(lines)]),
);

/** The names that rows of an import stand for, by how many rows are the artist's first. */
const newOnes = ({ rows }: Import) =>
  rows.filter(({ remarks }) => remarks.some(({ sentence }) => sentence === "New artist")).length;

describe("a name in two columns", () => {
  test.for([
    ["in Turkish", "Ad;Soyad;yaş;cinsiyet;dosya", ["Can", "Ak"], "Can Ak"],
    ["the other way round", "Soyadı;Adı;yaş;cinsiyet;dosya", ["Bora", "Can"], "Can Bora"],
    ["in English", "First name;Surname;age;gender;file", ["Can", "Cam"], "Can Cam"],
    ["with the family first", "Last Name;Given Name;age;gender;file", ["Cem", "Can"], "Can Cem"],
  ] as const)(
    "is the name of one artist: %s",
    async ([_what, heading, [one, other], name], { importer, check, db }) => {
      const checked = await check([
        heading,
        `${one};${other};30;erkek;${sound(name)}`,
        `${one};${other};;;${sound(`${name}-2`)}`,
      ]);
      expect(checked).toMatchObject({ unknownColumns: [], counts: { new: 2, refused: 0 }, examples: [name] });
      await importer.run(checked.importId);
      const artist = (await catalogueOf(db)).find((found) => found.name === name);
      expect(artist?.samples).toHaveLength(2);
    },
  );

  test("keeps three people of one first name apart, and a correction of either part counts", async ({
    importer,
    check,
  }) => {
    const checked = await check([
      "Ad;Soyad;Yaş;Cinsiyet",
      "Eda;Kaya;30;kadın",
      "Eda;Taş;31;kadın",
      "Eda;Taş;32;kadın",
    ]);
    expect(checked.counts).toMatchObject({ new: 1, refused: 2 });
    await importer.call("POST", `/api/v1/imports/${checked.importId}/rows`, {
      cells: [{ row: 4, column: "Soyad", value: "Kum" }],
    });
    const corrected = await importer.read(checked.importId);
    expect([corrected.counts.refused, newOnes(corrected)]).toEqual([0, 3]);
  });

  test("is not doubled where a column holds it whole", async ({ importer, check }) => {
    const checked = await check(["Ad Soyad;Soyad;yaş;cinsiyet", "Ece Tan;Tan;30;kadın"]);
    expect(checked).toMatchObject({ examples: ["Ece Tan"], counts: { newArtists: 1 } });
    expect((await importer.run(checked.importId)).state).toBe("done");
  });

  test("goes whole to rows that have none, and comes back with them where they are refused", async ({
    importer,
    check,
  }) => {
    const { importId } = await check([
      "Ad;Soyad;yaş;cinsiyet;tür;dosya",
      `Naz;Su;30;kadın;;${sound("naz")}`,
      `;;;;hiç;${sound("naz-2")}`,
    ]);
    await importer.call("POST", `/api/v1/imports/${importId}/names`);
    const report = await importer.call("GET", `/api/v1/imports/${importId}/report`);
    expect(report.body.split("\r\n").slice(1, 3)).toEqual([
      expect.stringMatching(/^"Naz","Su",/),
      expect.stringMatching(/^"Naz","Su",/),
    ]);
  });
});

describe("a heading that means a name and that nobody understands", () => {
  test.for(["İkinci adı", "Kızlık soyadı", "Sahne adı", "Middle name", "Ad"])(
    "stops the check: %s",
    async (heading, { importer }) => {
      const lines = [`Ad;Yaş;Cinsiyet;${heading}`, "Can;30;erkek;Ak"];
      const answer = await importer.ask([sheetOf(lines)]);
      expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([422, "import-name-unclear"]);
      expect(answer.body).toContain(heading);
    },
  );

  test.for(["Ajans adı", "Şirket adı", "Adres"])(
    "is not one of something else: %s",
    async (heading, { check }) => {
      const checked = await check([`Ad Soyad;Yaş;Cinsiyet;${heading}`, "Can Ak;30;erkek;x"]);
      expect(checked.unknownColumns).toEqual([heading]);
    },
  );
});

test("invisible letters and quotation marks around a cell are no part of it", async ({ check }) => {
  const checked = await check([
    "“ad”;yaş\u00A0;\u200Bcinsiyet",
    "Pelin Ay;\u200B22\u00A0;kadın",
    "“Pelin Ay”;„22“;«kadın»",
    '\u2060Pelin\u00A0Ay\u200E;"""22""";\u202Akadın\u202C',
    "Pe\u00ADlin\u200B Ay;22;kadın",
  ]);
  expect(checked.counts).toMatchObject({ new: 4, refused: 0, newArtists: 1 });
});
