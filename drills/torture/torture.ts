import { setTimeout as sleep } from "node:timers/promises";
import { spawnBuiltServer, startBuiltServer } from "#test/support/built/built-server.ts";
import { ageBackups, checkBackups } from "./backups.ts";
import { Ledger } from "./ledger.ts";
import { get, logIn, type Caller } from "#test/support/built/callers.ts";
import type { Place, Places } from "./places.ts";
import { randomFrom } from "#test/support/random.ts";
import { findDamage } from "./verify.ts";
import { findVoiceIds, writeUntilKilled, type Writing } from "./writers.ts";

export interface Plan {
  seed: number;
  /** Kills of first starts, each in a place of its own, and then of a server that writes in the last of them. */
  firstStarts: number;
  whileWriting: number;
  /** A server that writes is killed after 100 ms to this many more, and not before two of its writes were acknowledged. */
  life: number;
}

export interface Outcome {
  kills: number;
  acknowledged: number;
  /** Whole backups that stood at the end. */
  backups: number;
  /** What was lost, torn or answered wrongly. */
  damage: string[];
}

const settings = { DEMO: "on", VOICE_REQUESTS_PER_ADDRESS: "1000000", LOG_LEVEL: "silent" };

/** Carries out a plan over one database. */
export async function torture(places: Places, plan: Plan): Promise<Outcome> {
  const random = randomFrom(plan.seed);
  const damage: string[] = [];
  let place = await places.next();
  for (let nth = 0; nth < plan.firstStarts; nth++) {
    if (nth > 0) {
      await place.remove();
      place = await places.next();
    }
    damage.push(...(await killFirstStart(place, random)));
  }
  const written = await killWhileWriting(place, plan, random);
  const { backups, damage: damagedBackups } = await checkBackups(place.backups);
  await place.remove();
  return {
    kills: plan.firstStarts + plan.whileWriting,
    acknowledged: written.acknowledged,
    backups,
    damage: [...damage, ...written.damage, ...damagedBackups],
  };
}

/**
 * Kills a first start (new database, migrations, demo catalogue, first backup) at a random moment, every
 * other time while it makes its tables, and starts again: the catalogue must then be there, whole and once.
 */
async function killFirstStart(place: Place, random: () => number): Promise<string[]> {
  const { child, ended } = spawnBuiltServer({ ...place.environment, ...settings });
  const amongTables = random() < 0.5;
  if (amongTables) await place.migrating(() => child.exitCode !== null);
  await sleep(random() * (amongTables ? 1000 : 4000));
  child.kill("SIGKILL");
  await ended;
  const server = await startBuiltServer({ ...place.environment, ...settings });
  const owner = await logIn(server.origin, "demo-owner");
  const { totalElements } = await get<{ totalElements: number }>(server.origin, owner, "/api/v1/voices");
  await server.stop();
  return totalElements === 366 ? [] : [`a first start that was killed left ${totalElements} voices`];
}

/** Kills a server again and again while it writes; in every third life it also takes a backup. */
async function killWhileWriting(place: Place, { whileWriting, life }: Plan, random: () => number) {
  const ledger = new Ledger();
  const damage: string[] = [];
  let people: { owner: Caller; client: Caller } | undefined;
  for (let nth = 0; nth < whileWriting; nth++) {
    if (nth % 3 === 2) await ageBackups(place.backups);
    const server = await startBuiltServer({ ...place.environment, ...settings });
    const { origin } = server;
    people ??= { owner: await logIn(origin, "demo-owner"), client: await logIn(origin, "demo-client") };
    damage.push(...(await findDamage(origin, people.owner, ledger)));
    const voiceIds = await findVoiceIds(origin, people.client);
    const writing: Writing = { origin, ...people, voiceIds, ledger, stopped: false };
    const before = ledger.acknowledged;
    const written = writeUntilKilled(writing);
    await sleep(100 + random() * life);
    // A life without any shows nothing; of one that has none for a minute the caller hears by the count.
    for (let waits = 0; ledger.acknowledged < before + 2 && waits < 1200; waits++) await sleep(50);
    const crash = nth % 5 === 4 ? place.crash : undefined;
    await crash?.database();
    await server.stop("SIGKILL");
    writing.stopped = true;
    await written;
    await crash?.revive();
  }
  const last = await startBuiltServer({ ...place.environment, ...settings });
  if (people) damage.push(...(await findDamage(last.origin, people.owner, ledger)));
  await last.stop();
  return { acknowledged: ledger.acknowledged, damage };
}
