import { execFile } from "node:child_process";
import { chmod, chown, mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { startBuiltServer, temporaryFolder } from "#test/support/built/built-server.ts";
import { createCluster } from "#test/support/database/postgres-cluster.ts";
import { Ledger } from "#drills/torture/ledger.ts";
import { logIn } from "#test/support/built/callers.ts";
import { randomFrom } from "#test/support/random.ts";
import { findDamage } from "#drills/torture/verify.ts";
import { findVoiceIds, writeUntilKilled, type Writing } from "#drills/torture/writers.ts";
import { forgetUnsynced } from "./undo.ts";

export interface PowerOutcome {
  cuts: number;
  acknowledged: number;
  /** Writes to files that were not synced, and so forgotten. */
  forgotten: number;
  damage: string[];
}

const run = promisify(execFile);

/** Builds the library that PostgreSQL is run with; needs a C compiler. */
async function buildDisk(folder: string): Promise<string> {
  const library = join(folder, "forgetful-disk.so");
  const source = join(import.meta.dirname, "forgetful-disk.c");
  await run("cc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]);
  return library;
}

const notesOf = (folder: string) => join(folder, "notes");

/**
 * Cuts the power of PostgreSQL `cuts` times while a server writes: every process is killed and whatever was not
 * synced is taken back. The server itself is on another machine, so to say, and goes on.
 */
export async function cutPower(cuts: number, seed: number, settings: string[] = []): Promise<PowerOutcome> {
  const random = randomFrom(seed);
  const built = await temporaryFolder();
  await chmod(built.folder, 0o755);
  const library = await buildDisk(built.folder);
  const cluster = await createCluster(settings, async (folder) => {
    const { uid } = await stat(join(folder, "data"));
    await mkdir(notesOf(folder), { recursive: true });
    await chown(notesOf(folder), uid, 0);
    return { LD_PRELOAD: library, POWER_DATA: join(folder, "data"), POWER_NOTES: notesOf(folder) };
  });
  const notes = notesOf(cluster.folder);
  const server = await startBuiltServer({
    DATABASE_URL: cluster.url,
    DEMO: "on",
    LOG_LEVEL: "silent",
    VOICE_REQUESTS_PER_ADDRESS: "1000000",
  });
  const { origin } = server;
  const people = { owner: await logIn(origin, "demo-owner"), client: await logIn(origin, "demo-client") };
  const voiceIds = await findVoiceIds(origin, people.client);
  const ledger = new Ledger();
  const outcome: PowerOutcome = { cuts: 0, acknowledged: 0, forgotten: 0, damage: [] };
  for (; outcome.cuts < cuts && outcome.damage.length === 0; outcome.cuts += 1) {
    const writing: Writing = { origin, ...people, voiceIds, ledger, stopped: false };
    const written = writeUntilKilled(writing);
    await sleep(100 + random() * 1500);
    await cluster.kill();
    writing.stopped = true;
    await written;
    outcome.forgotten += await forgetUnsynced(join(cluster.folder, "data"), notes, random);
    await cluster.start();
    outcome.damage.push(...(await findDamage(origin, people.owner, ledger)));
  }
  await server.stop();
  await cluster.remove();
  await built.remove();
  return { ...outcome, acknowledged: ledger.acknowledged };
}
