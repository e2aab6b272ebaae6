import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { insertSession } from "#server/session/sql.ts";
import { newToken, tokenHash } from "#server/session/tokens.ts";
import { load } from "./load.ts";
import { processorSeconds, startOurs, startRaw, type BenchServer } from "./processes.ts";
import { numbersFrom } from "#demo/stable.ts";
import { randomQuery } from "./random-query.ts";
import type { RawAnswer } from "./raw-server.ts";
import { mean, median, pairsInTurn } from "./rounds.ts";

const addresses = 20;

/** Creates a person and a session; returns its token. */
export async function signIn(db: Db, userName: string, role: "OWNER" | "CLIENT" = "CLIENT"): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({ userName, role, name: "Bench", passwordHash: "" })
    .returning({ id: users.id });
  const token = newToken();
  await insertSession(db, { tokenHash: tokenHash(token), userId: user?.id ?? "", now: new Date() });
  return token;
}

/** Twenty URLs of library pages that are requested repeatedly. */
export function popularUrls(): string[] {
  const next = numbersFrom(7);
  return Array.from({ length: addresses }, (_, nth) => {
    const { filters } = randomQuery(next);
    const query = new URLSearchParams(filters.gender ? { gender: filters.gender } : {});
    for (const group of ["voiceColorNames", "ageRangeNames", "languageNames"] as const)
      for (const value of filters[group]) query.append(group, value);
    query.set("page", String(nth % 3));
    query.set("size", "15");
    return `/api/v1/voices?${query}`;
  });
}

type RequestHeaders = Record<string, string>;

/** One after the other: more at once than the server takes would be refused. */
async function fetchAll(origin: string, urls: string[], headers: RequestHeaders) {
  const fetched = [];
  for (const url of urls) {
    const answer = await fetch(origin + url, { headers });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    fetched.push({ url, answer, body: await answer.text() });
  }
  return fetched;
}

// Headers that node:http sets itself.
const setByNode = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/** Our answer's headers, a kilobyte, which the raw server sends too. */
const headOf = ({ headers }: Response): RequestHeaders =>
  Object.fromEntries([...headers].filter(([name]) => !setByNode.has(name)));

/** The mean body size in bytes on the wire. */
async function pageBytes(origin: string, urls: string[], headers: RequestHeaders): Promise<number> {
  const answers = await fetchAll(origin, urls, headers);
  return mean(answers.map(({ answer }) => Number(answer.headers.get("content-length"))));
}

/** One kind of call compared with another; higher is better in both. */
interface Comparison {
  /** Its calls per second divided by the other's. */
  rate: number;
  /** The other's processor time per call divided by its own: the ratio of rates on an otherwise idle machine. */
  work: number;
}

type Call = [server: BenchServer, urls: string[], headers: RequestHeaders, status: 200 | 304];

async function timed([server, ...call]: Call) {
  const before = await processorSeconds(server.pid);
  const { answered, rate } = await load(server.origin, ...call);
  return { rate, cost: ((await processorSeconds(server.pid)) - before) / answered };
}

// Node optimizes hot code while it runs, so a server reaches its speed only after some seconds.
const warmUpRounds = 5;

async function warmUp(calls: Call[]): Promise<void> {
  for (let round = 0; round < warmUpRounds; round++)
    for (const [server, ...call] of calls) await load(server.origin, ...call);
}

async function compare(first: Call, second: Call, rounds: number): Promise<Comparison> {
  const pairs = await pairsInTurn(
    () => timed(first),
    () => timed(second),
    rounds,
  );
  return {
    rate: median(pairs.map(([one, other]) => one.rate / other.rate)),
    work: median(pairs.map(([one, other]) => other.cost / one.cost)),
  };
}

/** S4 to S6 for one library: our built server against node:http sending the same headers and bodies. */
export async function measureHttp(db: Db, databaseUrl: string, rounds: number) {
  const authorization = `Bearer ${await signIn(db, "bench")}`;
  const urls = popularUrls();
  const ours = await startOurs({ DATABASE_URL: databaseUrl });
  const compressed = { authorization, "accept-encoding": "br" };
  // Asked for thrice, as hot pages are: then they are compressed as small as they get.
  for (const _ of [1, 2, 3]) await fetchAll(ours.origin, urls, compressed);
  const plain = await fetchAll(ours.origin, urls, { authorization, "accept-encoding": "identity" });
  const etag = plain[0]?.answer.headers.get("etag") ?? "";
  const answers: RawAnswer[] = plain.map(({ url, answer, body }) => ({ url, body, headers: headOf(answer) }));
  await sleep(2000);
  const raw = await startRaw(databaseUrl, answers);
  const conditional = { authorization, "if-none-match": etag };
  const bytes =
    (await pageBytes(ours.origin, urls, compressed)) / mean(plain.map(({ body }) => Buffer.byteLength(body)));
  const plainCall = { authorization };
  const ourPages: Call = [ours, urls, plainCall, 200];
  const rawPages: Call = [raw, urls, plainCall, 200];
  const ourUnchanged: Call = [ours, urls, conditional, 304];
  const rawUnchanged: Call = [raw, urls, conditional, 304];
  await warmUp([ourPages, rawPages, ourUnchanged, rawUnchanged]);
  const pages = await compare(ourPages, rawPages, rounds);
  const notModified = await compare(ourUnchanged, rawUnchanged, rounds);
  const packed = await compare([ours, urls, compressed, 200], ourPages, rounds);
  await Promise.all([ours.stop(), raw.stop()]);
  return { bytes, pages, notModified, packed };
}
