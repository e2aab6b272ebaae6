import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { checkBackup } from "#server/backup/restore.ts";
import { backupTime } from "#server/backup/rotation.ts";
import { spawnBuiltServer, startBuiltServer, type Environment } from "#test/support/built-server.ts";
import { Ledger } from "./ledger.ts";
import { get, logIn, type Caller } from "./people.ts";
import { findDamage } from "./verify.ts";
import { writeUntilKilled, type Writing } from "./writers.ts";

/** Where a tortured server keeps its data; a fresh one is for kills of first starts. */
export interface Place {
  environment: Environment;
  /** Kills the database itself too, where it is a process of its own. */
  crashDatabase?(): Promise<void>;
}

export interface Outcome {
  kills: number;
  acknowledged: number;
  damage: string[];
}

const settings = { DEMO: "on", VOICE_REQUESTS_PER_ADDRESS: "1000000", LOG_LEVEL: "silent" };

/** Kills a server `kills` times while it writes, at a random moment of at most `most` milliseconds. */
export async function killWhileWriting(place: Place, kills: number, most = 1200): Promise<Outcome> {
  const ledger = new Ledger();
  const damage: string[] = [];
  let people: { owner: Caller; client: Caller } | undefined;
  for (let nth = 0; nth < kills; nth++) {
    const server = await startBuiltServer({ ...place.environment, ...settings });
    const { origin } = server;
    people ??= { owner: await logIn(origin, "demo-owner"), client: await logIn(origin, "demo-client") };
    damage.push(...(await findDamage(origin, people.owner, ledger)));
    const writing: Writing = { origin, ...people, ledger, stopped: false };
    const written = writeUntilKilled(writing);
    await sleep(100 + Math.random() * most);
    await server.stop("SIGKILL");
    writing.stopped = true;
    await written;
    if (nth % 5 === 4) await place.crashDatabase?.();
  }
  const last = await startBuiltServer({ ...place.environment, ...settings });
  if (people) damage.push(...(await findDamage(last.origin, people.owner, ledger)));
  await last.stop();
  if (place.environment["DATA_DIR"]) damage.push(...(await damagedBackups(place.environment["DATA_DIR"])));
  return { kills, acknowledged: ledger.acknowledged, damage };
}

/** Every backup that stands under its name is whole, however its server ended. */
async function damagedBackups(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, "backups");
  const names = await readdir(folder).catch(() => []);
  const results = await Promise.allSettled(
    names.filter((name) => backupTime(name)).map((name) => checkBackup(join(folder, name))),
  );
  return results.flatMap((result) =>
    result.status === "rejected" ? [`a backup is damaged: ${String(result.reason)}`] : [],
  );
}

/**
 * Kills a first start (new database, migrations, demo catalogue, first backup) at a random moment, and
 * starts again: the catalogue must then be there, whole and once.
 */
export async function killFirstStart(place: Place, most = 4000): Promise<string[]> {
  const { child, ended } = spawnBuiltServer({ ...place.environment, ...settings });
  await sleep(Math.random() * most);
  child.kill("SIGKILL");
  await ended;
  const server = await startBuiltServer({ ...place.environment, ...settings });
  const owner = await logIn(server.origin, "demo-owner");
  const { totalElements } = await get<{ totalElements: number }>(server.origin, owner, "/api/v1/voices");
  await server.stop();
  return totalElements === 240 ? [] : [`a first start that was killed left ${totalElements} voices`];
}
