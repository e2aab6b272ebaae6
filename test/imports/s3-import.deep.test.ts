import { expect } from "vitest";
import type { Upload } from "#contract/uploads.ts";
import { S3AudioStore } from "#server/audio/s3-store.ts";
import { startS3 } from "#test/support/services/s3.ts";
import { shortSound } from "#test/support/short-sound.ts";
import { bring, zipOf } from "./agency.ts";
import { test as base } from "./import-fixtures.ts";
import { sheetOf } from "./importer.ts";

const test = base
  .extend("s3", { scope: "file" }, async ({}, { onCleanup }) => {
    const s3 = await startS3();
    onCleanup(() => s3.close());
    return s3;
  })
  .extend("bucket", { scope: "file" }, ({ s3 }) => new S3AudioStore(s3.settings))
  .extend("options", { scope: "file" }, ({ bucket }) => ({ parts: { audio: bucket } }))
  .extend("keys", { scope: "file" }, ({ bucket }) => async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const key of bucket.keysBefore(new Date(Date.now() + 60_000))) found.push(key);
    return found;
  });

const isPart = (key: string) => key.startsWith("upload-");

test("a spreadsheet and its files come through a bucket, in parts that go when the import ends", async ({
  importer,
  keys,
}) => {
  const sheet = sheetOf([
    "ad;yaş;cinsiyet;renkler;diller;dosya",
    "Işıl Demirağ;24;Kadın;Parlak;Türkçe;1.wav",
    "Işıl Demirağ;;;;;2.wav",
    "Kerem Ilgaz;34;Erkek;Derin;Türkçe;3.wav",
    "Ayla Şenol;36;Kadın;Sıcak;Türkçe;bozuk.wav",
  ]);
  const sounds = [1, 2, 3].map((nth) => ({ name: `${nth}.wav`, bytes: shortSound(nth) }));
  const damaged = { name: "bozuk.wav", bytes: Buffer.from("no sound at all") };
  const uploadIds: string[] = [];
  for (const file of [sheet, ...sounds, damaged]) uploadIds.push(await importer.send(file, 2000));
  const held = await importer.call("GET", `/api/v1/uploads/${uploadIds[1]}`);
  expect(held.json<Upload>()).toMatchObject({ held: sounds[0]?.bytes.length });
  expect((await keys()).filter(isPart).length).toBeGreaterThan(uploadIds.length);

  const asked = await importer.call("POST", "/api/v1/imports", { uploadIds });
  expect(asked.statusCode).toBe(201);
  const { importId } = asked.json<{ importId: string }>();
  const checked = await importer.waitFor(importId, "checked");
  expect(checked.counts).toMatchObject({ new: 4, newFiles: 4, refused: 0 });
  const done = await importer.run(importId);
  expect(done.counts).toMatchObject({ new: 3, newFiles: 3, refused: 1 });
  const report = await importer.call("GET", `/api/v1/imports/${importId}/report`);
  expect(report.body).toContain("Ayla Şenol");
  await expect.poll(async () => (await keys()).filter(isPart)).toEqual([]);
  expect(await keys()).toHaveLength(3);
});

test("a ZIP comes through a bucket, and the export is one that changes nothing", async ({ importer }) => {
  const sheet = sheetOf([
    "ad;yaş;cinsiyet;renkler;diller;dosya",
    "Oya Iğdır;24;Kadın;Parlak;Türkçe;4.wav",
    "Oya Iğdır;;;;;5.wav",
  ]);
  const files = [4, 5].map((nth) => ({ name: `${nth}.wav`, bytes: shortSound(nth) }));
  const { done } = await bring(importer, [await zipOf(sheet, files)]);
  expect(done.counts).toMatchObject({ newArtists: 1, newFiles: 2, refused: 0 });
  const exported = await importer.call("GET", "/api/v1/export?format=zip");
  expect(exported.statusCode).toBe(200);
  const again = await importer.check([{ name: "tinora.zip", bytes: exported.rawPayload }]);
  expect(again.counts).toMatchObject({ new: 0, changed: 0, newFiles: 0, refused: 0 });
  expect(again.counts.unchanged).toBeGreaterThanOrEqual(2);
});
