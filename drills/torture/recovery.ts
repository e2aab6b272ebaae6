import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { fillLibrary } from "#bench/fill-library.ts";
import { openAudioStore } from "#server/audio/open-store.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/open-database.ts";
import { audioFiles } from "#server/db/schema/catalogue.ts";
import { createLogger } from "#server/http/logs/logger.ts";
import { startBuiltServer, temporaryFolder, type Environment } from "#test/support/built/built-server.ts";
import type { Places } from "./places.ts";

export interface Recovery {
  /** What the backup command said of what it took. */
  taken: string;
  /** Milliseconds: of the backup, of the restore into an empty place, and until a server on it answers. */
  backUp: number;
  restore: number;
  start: number;
}

const run = promisify(execFile);
const command = async (name: "back-up" | "restore", environment: Environment, ...parts: string[]) => {
  const begun = performance.now();
  const env = { PATH: process.env["PATH"], ...environment };
  const { stdout } = await run(process.execPath, [`dist/server/${name}.js`, ...parts], { env });
  return { said: stdout.trim(), took: performance.now() - begun };
};

/** A library of `voices` voices, and the bytes of each of its sounds. */
async function fill(environment: Environment, voices: number): Promise<void> {
  const config = readConfig(environment);
  const { db, close } = await openDatabase(config, createLogger("silent"));
  const store = await openAudioStore(config);
  await fillLibrary(db, voices);
  for (const { name, storageKey, byteLength } of await db.select().from(audioFiles)) {
    const bytes = randomBytes(byteLength);
    await store.put(storageKey, bytes, "audio/mpeg");
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await db.update(audioFiles).set({ sha256 }).where(eq(audioFiles.name, name));
  }
  await close();
}

/** Loses everything but a backup of `voices` voices, and measures how long it takes to be back. */
export async function recover(places: Places, voices: number): Promise<Recovery> {
  const safe = await temporaryFolder();
  const lost = await places.next();
  const before = { DEMO: "off", ...lost.environment, BACKUP_DIR: safe.folder };
  await fill(before, voices);
  const backUp = await command("back-up", before);
  const [path = "", taken = ""] = backUp.said.split(": ");
  await lost.remove();
  const fresh = await places.next();
  const after = { DEMO: "off", ...fresh.environment, BACKUP_DIR: join(safe.folder, "later") };
  const restore = await command("restore", after, path);
  const begun = performance.now();
  const server = await startBuiltServer(after);
  if (!(await fetch(`${server.origin}/readyz`)).ok) throw new Error("the restored server is not ready");
  const start = performance.now() - begun;
  await server.stop();
  await fresh.remove();
  await safe.remove();
  return { taken, backUp: backUp.took, restore: restore.took, start };
}
