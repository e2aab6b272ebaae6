import { openPostgres } from "#server/db/client.ts";
import { administer, createCluster, databaseUrl } from "#test/support/database/postgres-cluster.ts";
import { compareWithPeers } from "./compare.ts";
import { fillLibrary } from "./fill-library.ts";
import { measureHttp } from "./http.ts";
import { measureImports } from "./imports.ts";
import { fillCounts, measureInsights } from "./insights.ts";
import { measureMemory } from "./memory.ts";
import { fillOffers, measureOffers } from "./offers.ts";
import { measureQueries } from "./queries.ts";
import { fillRequests, measureRequests } from "./requests.ts";
import { measureSearch } from "./search.ts";

const rounds = Number(process.env["ROUNDS"] ?? 7);
const printLine = (line: string) => void process.stdout.write(`${line}\n`);
const ratio = (figure: number) => figure.toFixed(2);

interface Row {
  id: string;
  what: string;
  figure: number;
  budget: string;
  holds: boolean;
}

const row = (id: string, what: string, figure: number, sign: "≤" | "≥", bound: number): Row => ({
  id,
  what,
  figure,
  budget: `${sign} ${bound}`,
  holds: sign === "≤" ? figure <= bound : figure >= bound,
});

/** A rate, and the same by processor time, which other load on the machine distorts least. */
const rate = (
  id: string,
  what: string,
  { rate: figure, work }: { rate: number; work: number },
  bound: number,
) => [row(id, what, figure, "≥", bound), row("", "  the same by processor time", work, "≥", bound)];

const cluster = await createCluster();

/** Opens a new database with `count` offers. */
async function openWithOffers(count: number) {
  await administer(cluster.url, `create database bench_offers_${count}`);
  const database = openPostgres(databaseUrl(cluster.url, `bench_offers_${count}`), () => undefined);
  await database.migrate("server/db/migrations");
  await fillLibrary(database.db, 1000);
  return { ...database, reader: await fillOffers(database.db, count) };
}

/** Opens a new database with so many requests of visitors. */
async function openWithRequests(count: number) {
  await administer(cluster.url, `create database bench_requests_${count}`);
  const database = openPostgres(databaseUrl(cluster.url, `bench_requests_${count}`), () => undefined);
  await database.migrate("server/db/migrations");
  return { ...database, reader: await fillRequests(database.db, count) };
}

/** Opens a new database with the voices of an agency, and so many plays and searches of a year. */
async function openWithCounts(events: number) {
  await administer(cluster.url, `create database bench_counts_${events}`);
  const database = openPostgres(databaseUrl(cluster.url, `bench_counts_${events}`), () => undefined);
  await database.migrate("server/db/migrations");
  await fillLibrary(database.db, 400);
  await fillCounts(database.db, events);
  return database;
}

/** Opens a new database with a library of `count` voices. */
async function openFilled(count: number) {
  await administer(cluster.url, `create database bench_${count}`);
  const url = databaseUrl(cluster.url, `bench_${count}`);
  const database = openPostgres(url, () => undefined);
  await database.migrate("server/db/migrations");
  await fillLibrary(database.db, count);
  return { ...database, url };
}

try {
  const small = await openFilled(10_000);
  const large = await openFilled(100_000);
  const queries = await measureQueries(small.db, large.db, rounds * 3); // a round takes a second
  const http = await measureHttp(small.db, small.url, rounds);
  const largeHttp = await measureHttp(large.db, large.url, rounds);
  const rows = [
    row("S1", "page query / 15 rows by id, 10 k", queries.smallFirst / queries.smallById, "≤", 1.5),
    row("S1", "page query / 15 rows by id, 100 k", queries.largeFirst / queries.largeById, "≤", 1.8),
    row("S2", "mean page query, 100 k / 10 k", queries.growth, "≤", 1.6),
    row("S3", "last page / first page, 100 k", queries.largeLast / queries.largeFirst, "≤", 2),
    ...rate("S4", "pages a second / node:http, 10 k", http.pages, 0.45),
    ...rate("S4", "pages a second / node:http, 100 k", largeHttp.pages, 0.45),
    ...rate("S5", "304 a second / node:http, 100 k", largeHttp.notModified, 0.55),
    row("S6", "compressed bytes / plain bytes", largeHttp.bytes, "≤", 0.4),
    ...rate("S6", "compressed / plain pages a second", largeHttp.packed, 0.8),
  ];
  const search = await measureSearch(large.db, rounds);
  rows.push(
    row("S8", "search / filtered page, 100 k", search.search / search.page, "≤", 2),
    row("S8", "  megabytes of its index", search.megabytes, "≤", 150),
    row("S8", "  slowest of 2,000 generated", search.slowestSearch / search.page, "≤", 20),
    row("S9", "suggestions / filtered page, 100 k", search.suggestions / search.page, "≤", 1.5),
    row("S9", "  slowest of 2,000 generated", search.slowestSuggestions / search.page, "≤", 15),
  );
  printLine(
    `The search's index was made in ${Math.round(search.building)} ms, and stopped the rest for ${Math.round(search.longest)} ms at most.`,
  );
  await large.close();
  const [few, many] = [await openWithOffers(1000), await openWithOffers(100_000)];
  const offers = await measureOffers([few.db, few.reader], [many.db, many.reader], rounds);
  rows.push(row("S7", "page of offers, 100 k / 1 k", offers.many / offers.few, "≤", 2));
  await few.close();
  await many.close();
  const [hundreds, thousands] = [await openWithRequests(200), await openWithRequests(20_000)];
  const requests = await measureRequests(
    [hundreds.db, hundreds.reader],
    [thousands.db, thousands.reader],
    rounds,
  );
  rows.push(row("S7", "page of requests, 20 k / 200", requests.many / requests.few, "≤", 2));
  await hundreds.close();
  await thousands.close();
  const [tenThousand, million] = [await openWithCounts(10_000), await openWithCounts(1_000_000)];
  const insights = await measureInsights(tenThousand.db, million.db, rounds);
  rows.push(
    row("S11", "a year of insights, 1 M / 10 k counted", insights.many / insights.few, "≤", 3),
    row("", "  a search that is counted / one that is not", insights.counted / insights.search, "≤", 1.05),
  );
  await tenThousand.close();
  await million.close();
  const imports = await measureImports(small.db, small.url, Math.min(rounds, 3)); // a round takes half a minute
  rows.push(
    row("S10", "files of an import / the analyser alone", imports.rate, "≥", 0.5),
    row("S10", "  page meanwhile / on an idle server", imports.wait, "≤", 2),
  );
  await administer(cluster.url, "create database bench_demo");
  const onPostgres = await measureMemory({ DATABASE_URL: databaseUrl(cluster.url, "bench_demo") });
  rows.push(
    row("M", "megabytes, demo catalogue, PostgreSQL", onPostgres, "≤", 130),
    row("M", "megabytes, demo catalogue, embedded", await measureMemory({}), "≤", 300),
  );
  for (const { id, what, figure, budget, holds } of rows)
    printLine(
      `${id.padEnd(3)}  ${what.padEnd(40)} ${ratio(figure).padStart(6)}  budget ${budget}  ${holds ? "holds" : "MISSED"}`,
    );
  // PEERS=off leaves out the comparisons that install other servers.
  if (process.env["PEERS"] !== "off") await compareWithPeers(small.db, small.url, rounds, printLine);
  await small.close();
} finally {
  await cluster.remove();
}
