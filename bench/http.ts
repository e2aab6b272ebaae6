import { setTimeout as sleep } from "node:timers/promises";
import { insertSession } from "#server/session/sql.ts";
import { newToken, tokenHash } from "#server/session/tokens.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema.ts";
import { load } from "./load.ts";
import { processorSeconds, startOurs, startRaw, type BenchServer } from "./processes.ts";
import { numbersFrom, randomQuery } from "./random-query.ts";
import type { RawAnswer } from "./raw-server.ts";
import { mean, median, pairsInTurn } from "./rounds.ts";

const addresses = 20;

/** A session that the measured calls carry. */
export async function signIn(db: Db, userName: string): Promise<string> {
  const [user] = await db
    .insert(users)
    .values({ userName, role: "CLIENT", name: "Bench", passwordHash: "" })
    .returning({ id: users.id });
  const token = newToken();
  await insertSession(db, { tokenHash: tokenHash(token), userId: user?.id ?? "", now: new Date() });
  return token;
}

/** Twenty pages that people ask for again and again. */
function hotAddresses(): string[] {
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

type Headers = Record<string, string>;

const fetchAll = (origin: string, urls: string[], headers: Headers) =>
  Promise.all(
    urls.map(async (url) => {
      const answer = await fetch(origin + url, { headers });
      return { url, answer, body: await answer.text() };
    }),
  );

// Of one connection or one body: node:http writes them itself.
const byNode = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/** The head that the raw server is to send, too: our answers carry a kilobyte of it. */
const headOf = ({ headers }: Response): Headers =>
  Object.fromEntries([...headers].filter(([name]) => !byNode.has(name)));

/** The mean of the bytes on the wire of a page of each address. */
async function pageBytes(origin: string, urls: string[], headers: Headers): Promise<number> {
  const answers = await fetchAll(origin, urls, headers);
  return mean(answers.map(({ answer }) => Number(answer.headers.get("content-length"))));
}

/** One kind of call against another; more is better in both. */
interface Against {
  /** Its calls a second in those of the other. */
  rate: number;
  /** The other's processor time for a call in its own: what the rates would be on a machine with nothing else to do. */
  work: number;
}

type Call = [server: BenchServer, urls: string[], headers: Headers, status: 200 | 304];

async function timed([server, ...call]: Call) {
  const before = await processorSeconds(server.pid);
  const { answered, rate } = await load(server.origin, ...call);
  return { rate, cost: ((await processorSeconds(server.pid)) - before) / answered };
}

// Node compiles what runs often while it runs: a server is at its own speed after some seconds only.
const warmUpRounds = 5;

async function warmUp(calls: Call[]): Promise<void> {
  for (let round = 0; round < warmUpRounds; round++)
    for (const [server, ...call] of calls) await load(server.origin, ...call);
}

async function against(first: Call, second: Call, rounds: number): Promise<Against> {
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

/** S4 to S6 in one library: our built server against node:http sending the same bytes, head and body. */
export async function measureHttp(db: Db, databaseUrl: string, rounds: number) {
  const authorization = `Bearer ${await signIn(db, "bench")}`;
  const urls = hotAddresses();
  const ours = await startOurs({ DATABASE_URL: databaseUrl });
  const asked = { authorization, "accept-encoding": "br" };
  // Asked for thrice, as hot pages are: then they are compressed as small as they get.
  for (const _ of [1, 2, 3]) await fetchAll(ours.origin, urls, asked);
  const plain = await fetchAll(ours.origin, urls, { authorization, "accept-encoding": "identity" });
  const etag = plain[0]?.answer.headers.get("etag") ?? "";
  const answers: RawAnswer[] = plain.map(({ url, answer, body }) => ({ url, body, headers: headOf(answer) }));
  await sleep(2000);
  const raw = await startRaw(databaseUrl, answers);
  const known = { authorization, "if-none-match": etag };
  const bytes =
    (await pageBytes(ours.origin, urls, asked)) / mean(plain.map(({ body }) => Buffer.byteLength(body)));
  const given = { authorization };
  const ourPages: Call = [ours, urls, given, 200];
  const rawPages: Call = [raw, urls, given, 200];
  const ourUnchanged: Call = [ours, urls, known, 304];
  const rawUnchanged: Call = [raw, urls, known, 304];
  await warmUp([ourPages, rawPages, ourUnchanged, rawUnchanged]);
  const pages = await against(ourPages, rawPages, rounds);
  const notModified = await against(ourUnchanged, rawUnchanged, rounds);
  const packed = await against([ours, urls, asked, 200], ourPages, rounds);
  await Promise.all([ours.stop(), raw.stop()]);
  return { bytes, pages, notModified, packed };
}
