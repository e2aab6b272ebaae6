import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { isShipped } from "#server/audio/disk-store.ts";
import type { Db } from "#server/db/client.ts";
import { filesOfAttachments } from "#server/offers/attachments/sql.ts";
import { audioFiles } from "#server/db/schema/catalogue.ts";
import { filesOfTakes } from "#server/productions/saved-bytes.ts";
import { filesOfRooms } from "#server/rooms/sound/saved-copies.ts";
import { filesOfConsent } from "#server/voice-artists/consent/sql.ts";
import { type Manifest, manifestFiles, readManifest, tableFile } from "./manifest.ts";
import { type AudioSource, packLines, syncFolder, writePiece } from "./pieces.ts";
import { backupName, backupTime, keptBackups } from "./rotation.ts";
import { readMigrations, rowLines } from "./rows.ts";
import { savedTables } from "./tables.ts";

export interface BackupParts {
  db: Db;
  audio: AudioSource;
  /** Where backups lie: a folder each, and `audio/` with every audio file once. */
  folder: string;
  now: Date;
}

export interface TakenBackup {
  path: string;
  rows: number;
  audioFiles: number;
  /** Audio files that the database names and the store does not hold. */
  missingAudio: string[];
}

const partial = ".partial-";

/**
 * Takes a backup while the server works: one snapshot of the tables, and the files that it names.
 * It stands under its name only when it is whole and on the disk; older ones rotate out afterwards.
 */
export async function takeBackup({ db, audio, folder, now }: BackupParts): Promise<TakenBackup> {
  const name = backupName(now);
  const work = join(folder, `${partial}${name}`);
  const path = join(folder, name);
  await mkdir(join(folder, "audio"), { recursive: true, mode: 0o700 });
  await mkdir(work, { mode: 0o700 });
  try {
    const { tables, migrations, named } = await saveTables(db, work);
    const saved = await saveAudio(audio, folder, named);
    const manifest: Manifest = { format: 1, takenAt: now.toISOString(), migrations, tables, ...saved };
    for (const [file, text] of manifestFiles(work, manifest))
      await writePiece(file, Readable.from([Buffer.from(text)]));
    await syncFolder(work);
    await syncFolder(join(folder, "audio"));
    await rename(work, path);
    await syncFolder(folder);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    return { path, rows, audioFiles: saved.audio.length, missingAudio: saved.missingAudio };
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    throw error;
  }
}

/** One snapshot: the rows of every table, and which audio files they name. */
async function saveTables(db: Db, folder: string) {
  return db.transaction(
    async (tx) => {
      const tables: Manifest["tables"] = {};
      for (const table of savedTables) {
        let rows = 0;
        const counted = async function* () {
          for await (const line of rowLines(tx, table)) {
            rows += 1;
            yield line;
          }
        };
        const piece = await writePiece(tableFile(folder, table), packLines(counted()));
        tables[table] = { ...piece, rows };
      }
      const { storageKey, sha256, mediaType } = audioFiles;
      const named = await tx.selectDistinct({ storageKey, sha256, mediaType }).from(audioFiles);
      const attached = await filesOfAttachments(tx);
      const consents = await filesOfConsent(tx);
      const copies = await filesOfRooms(tx);
      const takes = await filesOfTakes(tx);
      return {
        tables,
        named: [...named, ...attached, ...consents, ...copies, ...takes].filter(
          (file) => !isShipped(file.storageKey),
        ),
        migrations: await readMigrations(tx),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Which bytes the newest backup says lie under each key: what is stored under one never changes. */
async function readKnownSums(folder: string): Promise<Map<string, string>> {
  const newest = (await readdir(folder))
    .filter((name) => backupTime(name))
    .toSorted()
    .at(-1);
  const manifest = newest && (await readManifest(join(folder, newest)).catch(() => undefined));
  return new Map((manifest ? manifest.audio : []).map(({ storageKey, sha256 }) => [storageKey, sha256]));
}

interface NamedFile {
  storageKey: string;
  /** Undefined where no row says it: then the newest backup does, or the bytes themselves. */
  sha256: string | undefined;
  mediaType: string;
}

/** Copies what the pool does not hold yet; a file of the pool is named after its bytes. */
async function saveAudio(
  source: AudioSource,
  folder: string,
  named: readonly NamedFile[],
): Promise<Pick<Manifest, "audio" | "missingAudio">> {
  const audio: Manifest["audio"] = [];
  const missingAudio: string[] = [];
  const pool = join(folder, "audio");
  const known = await readKnownSums(folder);
  for (const { storageKey, mediaType, ...file } of named) {
    const sha256 = file.sha256 ?? known.get(storageKey);
    const bytes = sha256 === undefined ? undefined : await sizeOf(join(pool, sha256));
    const saved =
      sha256 !== undefined && bytes !== undefined
        ? { sha256, bytes }
        : await copyAudio(source, storageKey, sha256, pool);
    if (saved === undefined) missingAudio.push(storageKey);
    else audio.push({ storageKey, ...saved, mediaType });
  }
  return { audio, missingAudio };
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch {
    return undefined;
  }
}

/** Copies one file; undefined when the store does not hold it, or holds other bytes than are known. */
async function copyAudio(source: AudioSource, storageKey: string, sha256: string | undefined, pool: string) {
  const half = join(pool, `${randomUUID()}.partial`);
  try {
    const piece = await writePiece(half, await source.read(storageKey));
    if (sha256 !== undefined && piece.sha256 !== sha256) return undefined;
    await rename(half, join(pool, piece.sha256));
    return piece;
  } catch {
    return undefined;
  } finally {
    await rm(half, { force: true });
  }
}

/** Deletes the backups that rotated out, what a kill left half done, and audio that none needs. */
export async function pruneBackups(folder: string, now: Date): Promise<string[]> {
  const names = await readdir(folder);
  const kept = keptBackups(names, now);
  const gone = names.filter((name) => isLeftover(name, now) || (backupTime(name) && !kept.has(name)));
  for (const name of gone) await removeWhole(folder, name);
  const manifests = await Promise.allSettled([...kept].map((name) => readManifest(join(folder, name))));
  const needed = new Set<string>();
  for (const manifest of manifests) {
    // What a damaged backup needs is unknown: then no audio is deleted.
    if (manifest.status === "rejected") return gone;
    for (const { sha256 } of manifest.value.audio) needed.add(sha256);
  }
  for (const file of await readdir(join(folder, "audio")))
    if (!needed.has(file)) await rm(join(folder, "audio", file));
  return gone;
}

/** Renames a backup before deleting it: a kill half-way must not leave a damaged one under its name. */
async function removeWhole(folder: string, name: string): Promise<void> {
  const doomed = name.startsWith(partial) ? name : `${partial}${name}`;
  if (doomed !== name) await rename(join(folder, name), join(folder, doomed));
  await rm(join(folder, doomed), { recursive: true, force: true });
}

const day = 86_400_000;

/** Whether it is half a backup, too old for anybody to be still writing it. */
function isLeftover(name: string, now: Date): boolean {
  const begun = name.startsWith(partial) ? backupTime(name.slice(partial.length)) : undefined;
  return begun !== undefined && now.getTime() - begun.getTime() > day;
}
