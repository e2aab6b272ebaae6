import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { Import } from "#contract/imports/imports.ts";
import type { Upload } from "#contract/uploads.ts";
import { importLimits } from "#contract/constants/import-limits.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { imports } from "#server/db/schema/imports.ts";
import { uploadParts, uploads } from "#server/db/schema/uploads.ts";
import { housekeeping } from "#server/housekeeping/job.ts";
import { nameKey } from "#server/db/text/name-key.ts";
import { shortSound } from "#test/support/short-sound.ts";
import { catalogueOf } from "./agency.ts";
import { test as base } from "./import-fixtures.ts";
import { sheetOf } from "./importer.ts";

const test = base
  .extend("artistOf", ({ db }) => async (name: string) => {
    const all = await catalogueOf(db);
    return all.find((artist) => artist.nameKey === nameKey(name));
  })
  // Has a spreadsheet alone checked: its sounds lie elsewhere, which costs no analyser.
  .extend(
    "check",
    ({ importer }) =>
      (lines: string[], more = {}) =>
        importer.check([sheetOf(lines)], more),
  )
  .extend("problem", ({ importer }) => async (url: string, payload?: object) => {
    const { statusCode, headers } = await importer.call("POST", url, payload);
    return [statusCode, headers["problem-code"]];
  });

const heading = "ad;yaş;cinsiyet;renkler;diller;örnekler;başlık;durum;yayın izni;yayın izni bitişi";
/** A row of an artist with one sample or none; `more` are its state and the days of its consent. */
const line = (name: string, { age = 30, file = "", more = ";;" } = {}) =>
  `${name};${age};Kadın;Sıcak;Türkçe;${file};;${more}`;
const linesOf = (age: number) => [heading, line("Ada Eski", { age }), line("Bora Eski", { age })];
const remarksOf = ({ rows }: Import) =>
  rows.map(({ outcome, remarks }) => [outcome, ...remarks.map(({ sentence }) => sentence)]);

test("an import never erases: empty cells and samples that are not named stay", async ({
  importer,
  check,
  artistOf,
  db,
}) => {
  const name = "Işıl Demirağ";
  const rows = [
    `${name};24;Kadın;Parlak;Türkçe;"https://s.example/1; https://s.example/2";İlk;;;`,
    `${name};;;;;https://s.example/3;Son;;;`,
  ];
  const first = await check([heading, ...rows]);
  expect(first.counts).toMatchObject({ newArtists: 1, newFiles: 3, refused: 0 });
  await importer.run(first.importId);
  const before = await artistOf(name);
  expect(before?.samples.map(({ sound, title }) => [sound, title])).toEqual([
    ["https://s.example/1", "İlk"],
    ["https://s.example/2", "İlk"],
    ["https://s.example/3", "Son"],
  ]);

  const second = await check([heading, `${name};;;;İngilizce;https://s.example/3;Yeni;;;`]);
  expect(remarksOf(second)).toEqual([["changed", "English instead of Turkish", "Yeni instead of Son"]]);
  await importer.run(second.importId);
  expect(await artistOf(name)).toEqual({
    ...before,
    languages: ["ENGLISH"],
    samples: before?.samples.map((sample) =>
      sample.title === "Son" ? { ...sample, title: "Yeni" } : sample,
    ),
  });
  // As the heading says, or a column of its own.
  const languageOfTitle = async () => {
    const [row] = await db.select().from(voices).where(eq(voices.url, "https://s.example/3"));
    return row?.titleLanguage;
  };
  expect(await languageOfTitle()).toBe("tr");
  const third = await check([`${heading};başlık dili`, `${name};;;;;https://s.example/3;Yeni;;;;German`]);
  expect(third.counts).toMatchObject({ refused: 0 });
  await importer.run(third.importId);
  expect(await languageOfTitle()).toBe("de");
});

test("what is imported is a draft, unless told otherwise with a consent that holds", async ({
  importer,
  check,
  artistOf,
}) => {
  const lines = [
    heading,
    line("Durum 1", { file: "https://s.example/d1", more: ";;" }),
    line("Durum 2", { file: "https://s.example/d2", more: "yayında;;" }),
    line("Durum 3", { file: "https://s.example/d3", more: "yayında;2020-01-01;" }),
    line("Durum 4", { file: "https://s.example/d4", more: "published;01.01.2020;31.12.2020" }),
    line("Durum 5", { file: "https://s.example/d5", more: "gizli;;" }),
    line("Durum 6", { file: "https://s.example/d6", more: "yayında;2020-02-30;" }),
    line("Durum 7", { file: "https://s.example/d7", more: "yayında;2020-02-02;2020-02-01" }),
  ];
  const checked = await check(lines);
  const noConsent = "Will not be published: no consent to publish is valid today.";
  expect(remarksOf(checked).map(([outcome, ...said]) => [outcome, said.at(-1)])).toEqual([
    ["new", "1 new sample"],
    ["new", "1 new sample"],
    ["new", "1 new sample"],
    ["new", "1 new sample"],
    ["new", "1 new sample"],
    ["refused", "“2020-02-30” is not a date; write for example 2026-11-19."],
    ["refused", "This consent ends before it begins."],
  ]);
  expect(remarksOf(checked).flatMap((said) => (said.includes(noConsent) ? 1 : 0))).toEqual([
    0, 1, 0, 1, 0, 0, 0,
  ]);
  await importer.run(checked.importId);
  const states = async () =>
    Promise.all(
      [1, 2, 3, 4, 5].map(async (nth) => {
        const artist = await artistOf(`Durum ${nth}`);
        return [artist?.state, artist?.samples[0]?.state, artist?.samples[0]?.publishFrom];
      }),
    );
  expect(await states()).toEqual([
    ["draft", "draft", null],
    ["draft", "draft", null],
    ["published", "published", "2020-01-01"],
    ["draft", "draft", "2020-01-01"],
    ["draft", "hidden", null],
  ]);

  // Stated for all rows: only those hear of it that state none themselves.
  const consent = { publish: true, share: true, from: "2021-05-05", until: null };
  const stated = await check(lines, { consent });
  await importer.run(stated.importId);
  expect(await states()).toEqual([
    ["draft", "draft", "2021-05-05"],
    ["published", "published", "2021-05-05"],
    ["published", "published", "2020-01-01"],
    ["draft", "draft", "2020-01-01"],
    ["draft", "hidden", "2021-05-05"],
  ]);
});

test("an artist that changed since the check is refused, the others are imported, and the report brings it again", async ({
  importer,
  db,
  check,
}) => {
  await importer.run((await check(linesOf(30))).importId);
  const checked = await check(linesOf(31));
  await db
    .update(voiceArtists)
    .set({ age: 77 })
    .where(eq(voiceArtists.nameKey, nameKey("Ada Eski")));
  const done = await importer.run(checked.importId);
  expect(remarksOf(done)).toEqual([
    ["refused", "This artist was changed after the check. Please check again."],
    ["changed", "31 instead of 30"],
  ]);
  const report = await importer.call("GET", `/api/v1/imports/${checked.importId}/report`);
  const again = await importer.check([{ name: "artists.csv", bytes: report.rawPayload }]);
  expect(again).toMatchObject({ unknownColumns: ["Why it was refused"], counts: { changed: 1, refused: 0 } });
  expect(remarksOf(again)).toEqual([["changed", "31 instead of 77"]]);
});

test("one import runs at a time; cancelled, it keeps the artists that are done, and its files go", async ({
  server,
  importer,
  db,
  check,
  problem,
  artistOf,
}) => {
  const start = ({ importId }: Import) => problem(`/api/v1/imports/${importId}/start`);
  const first = await importer.check([
    sheetOf([heading, line("Önce Gelen"), line("Sonra Gelen", { file: "1.wav" })]),
    { name: "1.wav", bytes: shortSound(1) },
  ]);
  const other = await check([heading, line("Başka Biri")]);
  const parts = await db
    .select({ key: uploadParts.key })
    .from(uploadParts)
    .innerJoin(uploads, eq(uploads.id, uploadParts.uploadId))
    .where(eq(uploads.importId, first.importId));
  const sent = parts.map(({ key }) => key);
  expect(sent).toHaveLength(2);
  const store = vi.spyOn(server.parts.audio, "putFile").mockRejectedValue(new Error("no store"));
  expect((await start(first))[0]).toBe(200);
  await expect
    .poll(async () => (await importer.read(first.importId)).progress)
    .toMatchObject({ done: 1, of: 2 });
  expect(await start(other)).toEqual([409, "import-running"]);
  expect(await start(first)).toEqual([409, "import-running"]);
  const cells = [{ row: 2, column: "yaş", value: "31" }];
  expect(await problem(`/api/v1/imports/${first.importId}/rows`, { cells })).toEqual([
    409,
    "import-not-ready",
  ]);

  const cancelled = await importer.call("POST", `/api/v1/imports/${first.importId}/cancel`);
  expect(cancelled.json()).toMatchObject({ state: "cancelled" });
  store.mockRestore();
  expect(await problem(`/api/v1/imports/${first.importId}/cancel`)).toEqual([409, "import-not-ready"]);
  expect([await artistOf("Önce Gelen"), await artistOf("Sonra Gelen")]).toMatchObject([
    { age: 30 },
    undefined,
  ]);
  expect(await db.$count(uploads, eq(uploads.importId, first.importId))).toBe(0);
  expect((await importer.run(other.importId)).counts).toMatchObject({ newArtists: 1 });
  await importer.settle();
  const kept = await readdir(join(server.folder, "audio"));
  expect(kept.filter((key) => sent.includes(key) || key.endsWith(".wav"))).toEqual([]);
});

test("more than an import may bring is refused before any byte of it is read", async ({
  importer,
  db,
  problem,
}) => {
  const sizes = [importLimits.bytes, 1];
  const sent: string[] = [];
  for (const size of sizes) {
    const begun = await importer.call("POST", "/api/v1/uploads", { name: "a.csv", size });
    const { uploadId } = begun.json<Upload>();
    await db.update(uploads).set({ held: size }).where(eq(uploads.id, uploadId));
    sent.push(uploadId);
  }
  expect(await problem("/api/v1/imports", { uploadIds: sent })).toEqual([413, "import-too-large"]);
});

test("what nobody starts goes after a day, and a report after thirty", async ({
  server,
  importer,
  db,
  check,
}) => {
  const done = await check([heading, line("Biten İş")]);
  await importer.run(done.importId);
  const left = await check([heading, line("Kalan İş")]);
  const alone = await importer.send(sheetOf(["ad"]));
  const ids = async () => (await db.select({ id: imports.id }).from(imports)).map(({ id }) => id);
  const keepHouse = () => housekeeping(server.parts, { voiceRequestDays: 180 }).run();
  const wait = async (hours: number) => {
    server.clock.forward(hours * 60);
    await keepHouse();
  };
  await wait(importLimits.unstartedHours - 1);
  expect(await ids()).toEqual(expect.arrayContaining([done.importId, left.importId]));
  await wait(2);
  expect(await ids()).not.toContain(left.importId);
  expect(await ids()).toContain(done.importId);
  expect(await db.$count(uploads, eq(uploads.id, alone))).toBe(0);
  await wait(importLimits.reportDays * 24);
  expect(await ids()).not.toContain(done.importId);
  expect(await db.$count(voices)).toBeGreaterThan(0);
});
