import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { openPostgres, rowsOf, type Db } from "#server/db/client.ts";
import { DiskAudioStore } from "#server/audio/disk-store.ts";
import { makeParts } from "#server/parts.ts";
import { administer, createCluster, databaseUrl } from "#test/support/database/postgres-cluster.ts";
import { openRoom } from "#test/guest/open-room.ts";
import { fillLibrary } from "./fill-library.ts";
import { popularUrls, signIn } from "./http.ts";
import { loadAll, type Sent } from "./load.ts";
import { fillOffers } from "./offers.ts";
import { processorSeconds, residentMegabytes, startOurs, type BenchServer } from "./processes.ts";
import { median } from "./rounds.ts";

/**
 * What a machine carries, for docs/deploy.md: `npm run bench:sizing -- 10` fills a PostgreSQL with ten times a small agency and
 * asks one and then three processes for every kind of call.
 */
const times = Number(process.argv[2] ?? 1);
const agency = { voices: 1000 * times, offers: 1000 * times, rooms: 10 * times, voicesOfRoom: 6 };
const rounds = Number(process.env["ROUNDS"] ?? 3);
const people = 8;
const printLine = (line: string) => void process.stdout.write(`${line}\n`);

interface Kind {
  what: string;
  calls: Sent[];
  status?: number;
  /** As many as the server takes at once from one address. */
  connections?: number;
}

const pick = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T;

/** Rooms of six voices, with copies of their sound; gives their tokens and one person's id. */
async function fillRooms(db: Db, folder: string): Promise<string[]> {
  const audio = new DiskAudioStore(join(folder, "audio"), "demo/audio");
  const parts = makeParts({ db, audio, incomingFolder: join(folder, "incoming") });
  const [maker] = await rowsOf<{ id: string }>(db, sql`select id from users where role = 'OWNER' limit 1`);
  const found = await rowsOf<{ id: string }>(
    db,
    sql`select id from voices order by position limit ${agency.voicesOfRoom}`,
  );
  const voiceIds = found.map(({ id }) => id);
  const tokens: string[] = [];
  for (let nth = 0; nth < agency.rooms; nth += 1)
    tokens.push((await openRoom({ parts } as never, { makerId: maker?.id ?? "", voiceIds })).token);
  return tokens;
}

/** Every kind of call, as browsers send them. */
async function kindsOf(db: Db, server: BenchServer, tokens: string[]): Promise<Kind[]> {
  const signed = async (role: "CLIENT" | "OWNER") =>
    Promise.all(
      Array.from({ length: people }, async (_, nth) => {
        const token = await signIn(db, `sizing-${role}-${nth}-${server.pid}`, role);
        return { authorization: `Bearer ${token}`, "accept-encoding": "br" };
      }),
    );
  const [clients, owners] = [await signed("CLIENT"), await signed("OWNER")];
  const library = popularUrls().map((url, nth) => ({ url, headers: pick(clients, nth) }));
  const first = await fetch(server.origin + pick(library, 0).url, { headers: pick(clients, 0) });
  const etag = first.headers.get("etag") ?? "";
  const script = (await readdir("dist/site/assets")).find((name) => /^base-.*\.js$/.test(name)) ?? "";
  const [clip] = await rowsOf<{ name: string }>(
    db,
    sql`select name from audio_files where storage_key like 'demo/%' order by name limit 1`,
  );
  const visitor = { "accept-encoding": "br" };
  const json = { "content-type": "application/json" };
  const request = {
    fullName: "Deniz Ada",
    phone: "+905321112233",
    email: "deniz@firma.example",
    companyName: "Firma",
    projectMedium: "TV",
    voiceRequirements: "Sıcak bir kadın sesi",
  };
  return [
    { what: "landing page, 14 kB", calls: [{ url: "/", headers: visitor }] },
    { what: "a script of the site", calls: [{ url: `/assets/${script}`, headers: visitor }] },
    { what: "a sample's sound", calls: [{ url: `/audio/${clip?.name}`, headers: visitor }] },
    { what: "page of the library", calls: library },
    {
      what: "the same, nothing new (304)",
      calls: library.map(({ url, headers }) => ({ url, headers: { ...headers, "if-none-match": etag } })),
      status: 304,
    },
    {
      what: "a search that was asked before",
      calls: ["sıcak kadın", "genç erkek reklam", "ingilizce belgesel", "deniz"].map((words, nth) => ({
        url: `/api/v1/voices?q=${encodeURIComponent(words)}&size=15&page=${nth % 2}`,
        headers: pick(clients, nth),
      })),
    },
    {
      what: "an owner's page of offers",
      calls: owners.map((headers, nth) => ({ url: `/api/v1/offers?page=${nth % 3}&size=15`, headers })),
    },
    {
      what: "a room, for a guest",
      calls: tokens.slice(0, 50).map((token) => ({ url: `/api/v1/guest/${token}`, headers: visitor })),
    },
    {
      what: "a voice request is stored",
      calls: [{ url: "/api/voice-request", headers: json, body: JSON.stringify(request) }],
    },
    {
      what: "a login",
      calls: [
        {
          url: "/api/v1/auth/login",
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: "username=demo-client&password=demo-client-password",
        },
      ],
      connections: 4,
    },
  ];
}

/** Calls a second of all servers together, and the processor milliseconds of theirs that a call took; medians. */
async function measure(servers: readonly BenchServer[], { calls, status = 200, connections }: Kind) {
  const seconds = async () => {
    const each = await Promise.all(servers.map(({ pid }) => processorSeconds(pid)));
    return each.reduce((sum, one) => sum + one, 0);
  };
  // A first search makes its index: what comes meanwhile is refused.
  for (const { origin } of servers)
    while ((await fetch(origin + pick(calls, 0).url, { headers: pick(calls, 0).headers })).status === 503)
      await sleep(500);
  const figures: { rate: number; cost: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = await seconds();
    const answers = await Promise.all(
      servers.map(({ origin }) => loadAll(origin, calls, status, connections)),
    );
    const answered = answers.reduce((sum, one) => sum + one.answered, 0);
    const rate = answers.reduce((sum, one) => sum + one.rate, 0);
    // The first round does not count: Node optimizes what is hot.
    if (round > 0) figures.push({ rate, cost: (((await seconds()) - before) / answered) * 1000 });
  }
  return { rate: median(figures.map(({ rate }) => rate)), cost: median(figures.map(({ cost }) => cost)) };
}

const inWords = ({ rate, cost }: { rate: number; cost: number }) =>
  `${rate.toFixed(0).padStart(6)} a second  ${cost.toFixed(2)} ms of a core each`;

const cluster = await createCluster(["fsync=on"]);
const folder = await mkdtemp(join(tmpdir(), "tinora-sizing-"));
try {
  await administer(cluster.url, "create database sizing");
  const url = databaseUrl(cluster.url, "sizing");
  const unlimited = {
    WRITES_PER_MINUTE: "1000000",
    WRITES_PER_DAY: "1000000",
    VOICE_REQUESTS_PER_ADDRESS: "1000000",
  };
  const start = () => startOurs({ DATABASE_URL: url, DEMO: "on", DATA_DIR: folder, ...unlimited });
  await (await start()).stop(); // makes the tables and the demo catalogue
  const { db, close } = openPostgres(url, () => undefined);
  await fillLibrary(db, agency.voices);
  await fillOffers(db, agency.offers);
  const tokens = await fillRooms(db, folder);
  const connected = async () => {
    const [row] = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from pg_stat_activity where datname = 'sizing' and pid <> pg_backend_pid()`,
    );
    return row?.count ?? 0;
  };
  printLine(`${agency.voices} voices, ${agency.offers} offers, ${agency.rooms} rooms, beside the demo's`);
  for (const count of [1, 3]) {
    const servers: BenchServer[] = [];
    while (servers.length < count) servers.push(await start());
    const [first] = servers;
    if (!first) throw new Error("no server was started");
    const own = await connected();
    printLine(`\n${count} ${count === 1 ? "process" : "processes"}`);
    let most = 0;
    for (const kind of await kindsOf(db, first, tokens)) {
      const figures = await measure(servers, kind).catch((error: unknown) => String(error));
      most = Math.max(most, await connected());
      printLine(`  ${kind.what.padEnd(30)} ${typeof figures === "string" ? figures : inWords(figures)}`);
    }
    const memory = await Promise.all(servers.map(({ pid }) => residentMegabytes(pid)));
    printLine(
      `  ${memory.map((megabytes) => megabytes.toFixed(0)).join(" + ")} MB; ${own} to ${most} connections`,
    );
    await Promise.all(servers.map((server) => server.stop()));
  }
  await close();
} finally {
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
}
