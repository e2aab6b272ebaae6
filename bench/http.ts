import autocannon from "autocannon";
import { insertSession } from "#server/session/sql.ts";
import { newToken, tokenHash } from "#server/session/tokens.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema.ts";
import { startOurs, startRaw } from "./processes.ts";
import { numbersFrom, randomQuery } from "./random-query.ts";
import type { RawAnswer } from "./raw-server.ts";
import { inTurn, mean } from "./rounds.ts";

const seconds = 2;
const connections = 16;
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

/** Requests a second that `origin` answers; throws when an answer is not the expected one. */
export async function load(
  origin: string,
  urls: string[],
  headers: Headers,
  status: 200 | 304,
): Promise<number> {
  const requests = urls.map((path) => ({ method: "GET" as const, path }));
  const result = await autocannon({ url: origin, connections, duration: seconds, headers, requests });
  const good = result.statusCodeStats?.[String(status) as "200"]?.count ?? 0;
  if (good !== result.requests.total || result.errors > 0)
    throw new Error(`${origin} answered otherwise: ${JSON.stringify(result.statusCodeStats)}`);
  return result.requests.average;
}

/** S4 to S6 in one library: our built server against node:http sending the same bytes. */
export async function measureHttp(db: Db, databaseUrl: string, rounds: number) {
  const authorization = `Bearer ${await signIn(db, "bench")}`;
  const urls = hotAddresses();
  const ours = await startOurs({ DATABASE_URL: databaseUrl });
  const fetchAll = async (headers: Headers) =>
    Promise.all(
      urls.map(async (url) => {
        const answer = await fetch(ours.origin + url, { headers: { authorization, ...headers } });
        return { url, answer, body: await answer.text() };
      }),
    );
  // Asked for thrice, as hot pages are: then they are compressed as small as they get.
  for (const _ of [1, 2, 3]) await fetchAll({ "accept-encoding": "br" });
  const plain = await fetchAll({ "accept-encoding": "identity" });
  const etag = plain[0]?.answer.headers.get("etag") ?? "";
  const answers: RawAnswer[] = plain.map(({ url, answer, body }) => ({
    url,
    body,
    headers: { "content-type": answer.headers.get("content-type") ?? "", etag },
  }));
  await new Promise((resolve) => {
    setTimeout(resolve, 2000);
  });
  const packed = await Promise.all(urls.map((url) => lengthOf(ours.origin + url, authorization)));
  const raw = await startRaw(databaseUrl, answers);
  const known = { authorization, "if-none-match": etag };
  const rates = await inTurn(
    {
      ours: () => load(ours.origin, urls, { authorization }, 200),
      raw: () => load(raw.origin, urls, { authorization }, 200),
      ours304: () => load(ours.origin, urls, known, 304),
      raw304: () => load(raw.origin, urls, known, 304),
      packed: () => load(ours.origin, urls, { authorization, "accept-encoding": "br" }, 200),
    },
    rounds,
  );
  await Promise.all([ours.stop(), raw.stop()]);
  const bytes = mean(packed) / mean(plain.map(({ body }) => Buffer.byteLength(body)));
  return { ...rates, bytes };
}

/** The bytes on the wire of one compressed page. */
async function lengthOf(url: string, authorization: string): Promise<number> {
  const answer = await fetch(url, { headers: { authorization, "accept-encoding": "br" } });
  await answer.arrayBuffer();
  return Number(answer.headers.get("content-length"));
}
