import { startBuiltServer } from "#test/support/built/built-server.ts";
import { createCluster } from "#test/support/database/postgres-cluster.ts";
import { awayAndBack } from "./away.ts";
import { watchImport } from "./imports.ts";
import { tortureAll } from "./kills.ts";
import { placeMakers } from "./places.ts";
import { cutPower } from "./power/power-cuts.ts";
import { recover } from "./recovery.ts";
import { secondProcess } from "./second.ts";

const print = (line: string) => void process.stdout.write(`${line}\n`);
const setting = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const seconds = (milliseconds: number) => `${Math.ceil(milliseconds / 10) / 100} s`;

/** Kills with -9: KILLS on each database (or on DATABASE alone), LANES side by side. */
const kills = () =>
  tortureAll(
    {
      kills: setting("KILLS", 1000),
      lanes: setting("LANES", 1),
      life: setting("LIFE", 2000),
      seed: setting("SEED", Math.floor(Math.random() * 1_000_000_000)),
    },
    process.env["DATABASE"],
  );

/** The database goes away under a server, and comes back, CYCLES times. */
async function away(): Promise<boolean> {
  const cluster = await createCluster([]);
  const server = await startBuiltServer({
    DATABASE_URL: cluster.url,
    DEMO: "on",
    LOG_LEVEL: "silent",
    VOICE_REQUESTS_PER_ADDRESS: "1000000",
  });
  const { cycles, slowestRefusal, slowestReturn, wrong } = await awayAndBack(
    server,
    cluster,
    setting("CYCLES", 100),
  );
  await server.stop();
  await cluster.remove();
  print(
    `${cycles} times away: 503 within ${seconds(slowestRefusal)}, well again within ${seconds(slowestReturn)}`,
  );
  for (const one of wrong) print(one);
  return wrong.length === 0;
}

/** A second process on an embedded database that is in use, and takeovers after kill -9, TIMES each. */
async function second(): Promise<boolean> {
  const times = setting("TIMES", 100);
  const { refused, slowest, takenOver } = await secondProcess(times, times);
  print(
    `${refused} of ${times} refused within ${seconds(slowest)}; ${takenOver} of ${times} restarts after kill -9 found it free`,
  );
  return refused === times;
}

/** Everything is lost but a backup of VOICES voices: how long until a server answers from it, on each database. */
async function recovery(): Promise<boolean> {
  const voices = setting("VOICES", 100_000);
  for (const [name, makePlaces] of Object.entries(placeMakers)) {
    const places = await makePlaces();
    const { taken, backUp, restore, start } = await recover(places, voices);
    await places.remove();
    print(
      `${name}: ${taken} Backed up in ${seconds(backUp)}, restored in ${seconds(restore)}, served after ${seconds(start)} more`,
    );
  }
  return true;
}

/** The power of PostgreSQL is cut CUTS times, with SETTINGS such as fsync=off; needs a C compiler. */
async function power(): Promise<boolean> {
  const seed = setting("SEED", Math.floor(Math.random() * 1_000_000_000));
  const settings = process.env["SETTINGS"]?.split(",") ?? [];
  const { cuts, acknowledged, forgotten, damage } = await cutPower(setting("CUTS", 100), seed, settings);
  print(
    `SEED=${seed}: ${cuts} power cuts, ${acknowledged} acknowledged writes, ${forgotten} unsynced writes to files ` +
      `forgotten, ${damage.length} lost, torn or answered wrongly`,
  );
  for (const one of damage.slice(0, 20)) print(one);
  return damage.length === 0;
}

/** A ZIP of GIGABYTES is imported and 200 hostile files are sent, on each database (or on DATABASE alone): what memory that takes. */
async function imports(): Promise<boolean> {
  const bytes = setting("GIGABYTES", 2) * 1024 ** 3;
  let isFlat = true;
  for (const [name, makePlaces] of Object.entries(placeMakers)) {
    if (![undefined, name].includes(process.env["DATABASE"])) continue;
    const places = await makePlaces();
    const place = await places.next();
    const { files, peaks, wrong } = await watchImport(place.environment, bytes, setting("SEED", 1));
    await place.remove();
    await places.remove();
    print(`${name}: ${files} files`);
    for (const [step, { server, analysers }] of Object.entries(peaks))
      print(`  ${step}: ${server} MB at most, ${analysers} MB by analysers`);
    for (const one of wrong) print(one);
    isFlat &&= wrong.length === 0;
  }
  return isFlat;
}

/** `npm run torture`, `npm run torture -- away`, `… second`, `… recovery`, `… power` and `… imports`. */
const subjects = new Map(Object.entries({ kills, away, second, recovery, power, imports }));
const run = subjects.get(process.argv[2] ?? "kills");
if (!run) throw new Error(`Torture has no subject ${process.argv[2]}: ${[...subjects.keys()].join(", ")}.`);
process.exitCode = (await run()) ? 0 : 1;
