import { cp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import {
  BackupRefused,
  manifestFiles,
  readManifest,
  tableFile,
  type Manifest,
} from "#server/backup/manifest.ts";
import { restoreBackup } from "#server/backup/restore.ts";
import { savedTables } from "#server/backup/tables.ts";
import { takeBackup } from "#server/backup/take.ts";
import { users } from "#server/db/schema/people.ts";
import { test as base } from "#test/support/fixtures.ts";
import { openTestDatabase } from "#test/support/database/database.ts";
import { AudioInMemory } from "./audio-in-memory.ts";
import { contentOf, fillDatabase } from "./filled-database.ts";

const now = new Date("2026-05-01T10:00:00.000Z");

const test = base
  .extend("live", async ({}, { onCleanup }) => {
    const live = await openTestDatabase("owner");
    onCleanup(() => live.close());
    return live;
  })
  // Where the backup lies; the live data have changed since it was taken.
  .extend("path", async ({ live, folder }) => {
    const audio = new AudioInMemory();
    await fillDatabase(live.db, audio);
    const { path } = await takeBackup({ db: live.db, audio, folder, now });
    await live.db.update(users).set({ name: "changed since" });
    return path;
  })
  .extend("before", ({ live, path: _path }) => contentOf(live.db))
  .extend(
    "restore",
    ({ live, path }) =>
      (from = path, audio = new AudioInMemory()) =>
        restoreBackup({ db: live.db, audio, path: from, now }),
  );

async function seal(manifest: Manifest, at: string) {
  for (const [file, text] of manifestFiles(at, manifest)) await writeFile(file, text);
}

const damages: Record<string, (file: string) => Promise<void>> = {
  "a flipped bit in": async (file) => {
    const bytes = await readFile(file);
    const place = bytes.length >> 1;
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    await writeFile(file, bytes);
  },
  "a cut": async (file) => truncate(file, (await readFile(file)).length - 1),
  no: (file) => rm(file),
};

test("every damaged, cut or missing file is refused, with the live data untouched", async ({
  folder,
  path,
  restore,
  live,
  before,
}) => {
  const pool = join(folder, "audio");
  const files = [
    ...(await readdir(path)).map((name) => join(path, name)),
    ...(await readdir(pool)).map((name) => join(pool, name)),
  ];
  expect(files.length).toBeGreaterThan(savedTables.length);
  for (const file of files) {
    const whole = await readFile(file);
    for (const [kind, damage] of Object.entries(damages)) {
      await damage(file);
      const audio = new AudioInMemory();
      await expect(restore(path, audio), `${kind} ${file}`).rejects.toThrow(BackupRefused);
      expect(audio.files.size).toBe(0);
      await writeFile(file, whole);
    }
  }
  expect(await contentOf(live.db)).toEqual(before);
  await restore();
  expect(await contentOf(live.db)).not.toEqual(before);
});

test("a backup of another schema is refused, and one that lies about itself", async ({
  path,
  restore,
  live,
  before,
}) => {
  const manifest = await readManifest(path);
  const refuse = async (change: Partial<Manifest>, reason: RegExp) => {
    await seal({ ...manifest, ...change }, path);
    await expect(restore()).rejects.toThrow(reason);
  };
  await refuse({ migrations: manifest.migrations.slice(0, -1) }, /older version/);
  await refuse({ migrations: [...manifest.migrations, "0".repeat(64)] }, /another version/);
  const { likes, ...tables } = manifest.tables;
  await refuse({ tables }, /no table likes/);
  if (likes) await refuse({ tables: { ...tables, likes: { ...likes, rows: 9 } } }, /incomplete/);
  expect(await contentOf(live.db)).toEqual(before);
});

test("a restore that breaks half-way leaves the live data untouched", async ({
  path,
  restore,
  live,
  before,
}) => {
  const copy = `${path}-copy`;
  await cp(path, copy, { recursive: true });
  const manifest = await readManifest(path);
  // The rows of one table under the name of another, sealed as if that were right.
  const { likes } = manifest.tables;
  await cp(tableFile(path, "likes"), tableFile(copy, "mail_outbox"));
  if (likes) await seal({ ...manifest, tables: { ...manifest.tables, mail_outbox: likes } }, copy);
  await expect(restore(copy)).rejects.toThrow(/mail_outbox/);
  expect(await contentOf(live.db)).toEqual(before);
});
