import type { S3Settings } from "#server/audio/s3-settings.ts";
import { startBuiltServer } from "#test/support/built/built-server.ts";
import { createCluster } from "#test/support/database/postgres-cluster.ts";
import { startS3 } from "#test/support/services/s3.ts";
import { temporaryFolder, type Environment } from "#test/support/built/built-server.ts";
import { randomFrom } from "#test/support/random.ts";
import { awayAndBack } from "./away.ts";
import { killDeliveries } from "./delivery/kills.ts";
import { watchDelivery } from "./delivery/watch.ts";
import { watchImport } from "./imports.ts";
import { tortureAll } from "./kills.ts";
import { placeMakers } from "./places.ts";
import { cutPower } from "./power/power-cuts.ts";
import { recover } from "./recovery.ts";
import { secondProcess } from "./second.ts";

const print = (line: string) => void process.stdout.write(`${line}\n`);
const setting = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const environmentOf = ({ bucket, region, endpoint = "", credentials }: S3Settings): Environment => ({
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? "",
  S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? "",
});
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

/** Runs something on each database (or on DATABASE alone), with a folder of its own. */
async function onEach(
  run: (name: string, environment: Environment, folder: string) => Promise<string[]>,
): Promise<boolean> {
  const wrong: string[] = [];
  for (const [name, makePlaces] of Object.entries(placeMakers)) {
    if (![undefined, name].includes(process.env["DATABASE"])) continue;
    const places = await makePlaces();
    const place = await places.next();
    const { folder, remove } = await temporaryFolder();
    wrong.push(...(await run(name, place.environment, folder)));
    await remove();
    await place.remove();
    await places.remove();
  }
  for (const one of wrong) print(one);
  return wrong.length === 0;
}

/** A ZIP of GIGABYTES is imported and 200 hostile files are sent, on each database: what memory that takes. */
const imports = () =>
  onEach(async (name, environment) => {
    const bytes = setting("GIGABYTES", 2) * 1024 ** 3;
    const { files, peaks, wrong } = await watchImport(environment, bytes, setting("SEED", 1));
    print(`${name}: ${files} files`);
    for (const [step, { server, analysers }] of Object.entries(peaks))
      print(`  ${step}: ${server} MB at most, ${analysers} MB by analysers`);
    return wrong;
  });

/** Takes of 200 MB are sent, read and packed, with 20 kills, on each database, their bytes in files and in a bucket. */
async function deliveries(): Promise<boolean> {
  const seed = setting("SEED", Math.floor(Math.random() * 1_000_000_000));
  let isWhole = true;
  for (const store of ["files", "S3"]) {
    const wentWell = await onEach(async (name, environment, folder) => {
      const s3 = store === "S3" ? await startS3() : undefined;
      const all = { ...environment, ...(s3 && environmentOf(s3.settings)) };
      const { kills: count, swept, damage } = await killDeliveries(all, folder, randomFrom(seed));
      await s3?.close();
      print(
        `${name}, ${store}: ${count} kills, ${swept} swept, ${damage.length} lost, half or wrong (SEED=${seed})`,
      );
      return damage;
    });
    isWhole &&= wentWell;
  }
  return isWhole;
}

/** A take of GIGABYTES from its first part to the archive, on each database: what memory and time that takes. */
const delivery = () =>
  onEach(async (name, environment, folder) => {
    const { steps, wrong } = await watchDelivery(environment, folder, setting("GIGABYTES", 1) * 1024 ** 3);
    print(`${name}:`);
    for (const [step, { server, analysers, took, page }] of Object.entries(steps))
      print(
        `  ${step}: ${server} MB at most, ${analysers} MB by its program, ${seconds(took)}, a page in ${page.toFixed(1)} ms`,
      );
    return wrong;
  });

/**
 * `npm run torture`, `npm run torture -- away`, `… second`, `… recovery`, `… power`, `… imports`, `… deliveries` and
 * `… delivery`.
 */
const subjects = new Map(
  Object.entries({ kills, away, second, recovery, power, imports, deliveries, delivery }),
);
const run = subjects.get(process.argv[2] ?? "kills");
if (!run) throw new Error(`Torture has no subject ${process.argv[2]}: ${[...subjects.keys()].join(", ")}.`);
process.exitCode = (await run()) ? 0 : 1;
