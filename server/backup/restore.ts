import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { measureFile } from "#server/audio/measure-file.ts";
import type { Db } from "#server/db/client.ts";
import { BackupRefused, type Manifest, readManifest, tableFile } from "./manifest.ts";
import { type AudioSource, readPackedLines } from "./pieces.ts";
import { insertLines, moveSequences, readMigrations } from "./rows.ts";
import { allTables, savedTables } from "./tables.ts";

export interface RestoreParts {
  db: Db;
  audio: AudioSource;
  /** One backup's folder. */
  path: string;
  now: Date;
}

/**
 * Puts a backup in the place of everything the database holds. All of it is checked before anything is
 * touched, and the rows change in one transaction: a refused or broken restore leaves the live data alone.
 */
export async function restoreBackup({ db, audio, path, now }: RestoreParts): Promise<Manifest> {
  const manifest = await checkBackup(path);
  const present = await readMigrations(db);
  if (manifest.migrations.join() !== present.join())
    throw new BackupRefused(schemaDiffers(manifest, present));
  for (const { storageKey, sha256, mediaType } of manifest.audio)
    await audio.putFile(storageKey, join(dirname(path), "audio", sha256), mediaType);
  await db.transaction((tx) => replaceRows(tx, path, manifest, now));
  return manifest;
}

const schemaDiffers = (manifest: Manifest, present: readonly string[]) =>
  manifest.migrations.length < present.length
    ? "it was taken with an older version of the database; restore it with the program of that time, then update"
    : "it was taken with another version of the database";

/** Checks every byte of a backup against its manifest; throws `BackupRefused`. */
export async function checkBackup(path: string): Promise<Manifest> {
  const manifest = await readManifest(path);
  for (const table of savedTables) {
    const wanted = manifest.tables[table];
    if (!wanted) throw new BackupRefused(`it has no table ${table}`);
    await checkPiece(tableFile(path, table), wanted, `the table ${table}`);
  }
  for (const wanted of manifest.audio)
    await checkPiece(join(dirname(path), "audio", wanted.sha256), wanted, `the audio ${wanted.storageKey}`);
  return manifest;
}

async function checkPiece(file: string, wanted: { sha256: string; bytes: number }, what: string) {
  const found = await measureFile(file).catch((error: unknown) => {
    throw new BackupRefused(`${what} cannot be read`, { cause: error });
  });
  if (found.sha256 !== wanted.sha256 || found.bytes !== wanted.bytes)
    throw new BackupRefused(`${what} is damaged`);
}

const batch = 200;

async function replaceRows(tx: Db, path: string, manifest: Manifest, now: Date): Promise<void> {
  const names = sql.join(
    allTables.map((table) => sql.identifier(table)),
    sql`, `,
  );
  await tx.execute(sql`truncate ${names}`);
  for (const table of savedTables) {
    let rows = 0;
    let waiting: string[] = [];
    for await (const line of readPackedLines(tableFile(path, table))) {
      waiting.push(line);
      rows += 1;
      if (waiting.length < batch) continue;
      await insertLines(tx, table, waiting);
      waiting = [];
    }
    await insertLines(tx, table, waiting);
    if (rows !== manifest.tables[table]?.rows) throw new BackupRefused(`the table ${table} is incomplete`);
    await moveSequences(tx, table);
  }
  // ETags are made of this counter: it must never have a value again that it had before the restore.
  await tx.execute(sql`update catalogue set generation = greatest(generation, ${now.getTime()})`);
}
