import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyContextConfig, FastifyInstance } from "fastify";
import { expect } from "vitest";
import { limits } from "#contract/constants/limits.ts";
import { buildApp } from "#server/app.ts";
import type { ApiDocument } from "#test/http/document-client.ts";
import { headersOf } from "#test/permissions/actors.ts";
import { test as base } from "#test/permissions/world.ts";
import { mostBytes } from "#test/support/most-bytes.ts";
import { heldOtherwise, largerAnswers, refusedHere } from "./exceptions.ts";
import { fillCatalogue, fillLists, letters, times } from "./full-catalogue.ts";
import { fillImport } from "./full-import.ts";
import { fillOffers, fillPeople, fillRoom } from "./full-offers.ts";
import { fillProduction } from "./full-production.ts";
import { fillRequest } from "./full-requests.ts";
import { type FullWorld, largestCalls } from "./largest-calls.ts";
import { preparedCalls } from "./prepared-calls.ts";

/** What a call cost and answered. */
interface Measured {
  route: string;
  status: number;
  ok: number;
  bytes: number;
  isFile: boolean;
  /** Of the processor, in milliseconds. */
  cost: number;
  /** What it costs to be told that nothing is new, where it has an ETag. */
  again?: number;
}

/** How often each call is made; the middle one counts. */
const runs = 3;
const median = (all: number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

async function timed<T>(run: () => Promise<T>): Promise<{ answer: T; cost: number }> {
  const before = process.cpuUsage();
  const answer = await run();
  const { user, system } = process.cpuUsage(before);
  return { answer, cost: (user + system) / 1000 };
}

async function measure({ server, people, ...rest }: FullWorld): Promise<Measured[]> {
  const full = { server, people, ...rest };
  const measured: Measured[] = [];
  const calls = new Map([...largestCalls(), ...Object.entries(preparedCalls)]);
  for (const [route, { as, ok, call }] of calls) {
    const costs: number[] = [];
    const repeated: number[] = [];
    let last: Pick<Measured, "status" | "bytes" | "isFile"> | undefined;
    for (let nth = 0; nth < runs; nth += 1) {
      const own = as ? await headersOf(server, people, as, 0) : {};
      const { headers, ...options } = await call(full);
      const method = route.split(" ")[0] as "GET";
      const { answer, cost } = await timed(() =>
        server.inject({ ...options, method, headers: { ...headers, ...own } }),
      );
      // What can be done once is refused the second time.
      if (last && answer.statusCode !== last.status) break;
      costs.push(cost);
      const type = String(answer.headers["content-type"] ?? "application/json");
      const isFile =
        "content-disposition" in answer.headers || /^(?:audio|image|application\/(?:zip|pdf))/.test(type);
      last = { status: answer.statusCode, bytes: answer.rawPayload.byteLength, isFile };
      if (method !== "GET" || isFile || answer.headers.etag === undefined) continue;
      const known = { ...headers, ...own, "if-none-match": String(answer.headers.etag) };
      // It costs so little that whatever else the process does in between would show: the least counts.
      for (let time = 0; time < runs; time += 1) {
        const again = await timed(() => server.inject({ ...options, method, headers: known }));
        // The ETag of a profile is for its changes alone.
        if (again.answer.statusCode === 304) repeated.push(again.cost);
      }
    }
    const again = repeated.length > 0 ? { again: Math.min(...repeated) } : {};
    if (last) measured.push({ route, ok, ...last, cost: median(costs), ...again });
  }
  return measured;
}

/** What a page of the library costs that is not kept. */
async function costOfPage({ server, people }: FullWorld): Promise<number> {
  const headers = await headersOf(server, people, "client", 0);
  const costs: number[] = [];
  for (const nth of times(60, (page) => page))
    costs.push((await timed(() => server.inject({ url: `/api/v1/voices?page=${nth}`, headers }))).cost);
  return median(costs.slice(10));
}

const test = base
  .extend("full", { scope: "file" }, async ({ world }): Promise<FullWorld> => {
    const { db } = world.server.parts;
    const voiceIds = await fillCatalogue(db);
    await fillLists(world, voiceIds);
    await fillOffers(world, voiceIds);
    await fillProduction(world);
    await fillPeople(world);
    await fillRequest(world, voiceIds);
    return { ...world, voiceIds, fullRoom: await fillRoom(world, voiceIds), importId: await fillImport(db) };
  })
  .extend("page", { scope: "file" }, ({ full }) => costOfPage(full))
  .extend("measured", { scope: "file" }, ({ full }) => measure(full))
  // The routes of an application like the world's that are one at a time for a user.
  .extend("costly", { scope: "file" }, async ({ server }) => {
    const costly = new Set<string>();
    const listen = (message: unknown) => {
      const { fastify } = message as { fastify: FastifyInstance };
      fastify.addHook("onRoute", ({ method, url, config }) => {
        if (!(config as FastifyContextConfig | undefined)?.costly) return;
        for (const one of [method].flat()) costly.add(`${one} ${url}`);
      });
    };
    subscribe("fastify.initialization", listen);
    const app = await buildApp(server.parts);
    unsubscribe("fastify.initialization", listen);
    await app.close();
    return costly;
  });

// To fill the world and to make all calls takes a minute, and more beside other work.
const longEnough = { timeout: 240_000 };

test(
  "every call of the API’s document is measured at its largest, or says why not",
  longEnough,
  async ({ server, measured }) => {
    const { paths } = (await server.inject({ url: "/api/openapi.json" })).json<ApiDocument>();
    const documented = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
    );
    expect(documented.length).toBeGreaterThan(100);
    const known = new Set(measured.map(({ route }) => route));
    expect(documented.filter((route) => !known.has(route))).toEqual([]);
    const refused = measured.filter(({ status }) => status >= 400).map(({ route }) => route);
    expect(refused.toSorted()).toEqual(Object.keys(refusedHere).toSorted());
  },
);

test("no answer that is no file takes more than 512 KB, but for those that are named", ({ measured }) => {
  const told = measured.filter(({ isFile }) => !isFile).toSorted((a, b) => b.bytes - a.bytes);
  process.stdout.write(
    told
      .slice(0, 25)
      .map(({ bytes, route }) => `${String(bytes).padStart(9)} ${route}\n`)
      .join(""),
  );
  const larger = told.filter(({ bytes }) => bytes > mostBytes);
  expect(larger.map(({ route }) => route).toSorted()).toEqual(Object.keys(largerAnswers).toSorted());
  for (const { route, bytes } of larger) expect(bytes).toBeLessThan(largerAnswers[route]?.most ?? 0);
});

test("what costs more than a hundred pages is one at a time for a user, or held otherwise", ({
  measured,
  page,
  costly,
}) => {
  const ratios = measured
    .map(({ route, cost }) => ({ route, cost, ratio: cost / page }))
    .toSorted((a, b) => b.ratio - a.ratio);
  const line = ({ route, cost, ratio }: (typeof ratios)[number]) =>
    `${ratio.toFixed(1).padStart(6)} × ${cost.toFixed(0).padStart(5)} ms ${costly.has(route) ? "one at a time" : ""} ${route}`;
  process.stdout.write(`a page ${page.toFixed(1)} ms\n${ratios.slice(0, 40).map(line).join("\n")}\n`);
  const dear = ratios.filter(
    ({ route, ratio }) => ratio > 100 && !costly.has(route) && !heldOtherwise[route],
  );
  expect(dear.map(line)).toEqual([]);
});

test("to be told that nothing is new costs no more than about a page", ({ measured, page }) => {
  const ratios = measured
    .flatMap(({ route, again }) => (again === undefined ? [] : [{ route, ratio: again / page }]))
    .toSorted((a, b) => b.ratio - a.ratio);
  const line = ({ route, ratio }: (typeof ratios)[number]) => `${ratio.toFixed(2).padStart(6)} × ${route}`;
  process.stdout.write(`304\n${ratios.map(line).join("\n")}\n`);
  const told = ratios.map(({ route }) => route);
  for (const one of [
    "offers/:offerId",
    "requests",
    "requests/:id",
    "rooms",
    "rooms/:roomId",
    "lists",
    "lists/:listId",
  ])
    expect(told).toContain(`GET /api/v1/${one}`);
  expect(ratios.filter(({ ratio }) => ratio > 2).map(line)).toEqual([]);
});

test("an act on the largest offer answers little more than itself to who knows the offer", async ({
  full,
}) => {
  const { server, people, offers } = full;
  const headers = await headersOf(server, people, "client", 0);
  const url = `/api/v1/offers/${offers.client.offerId}`;
  const known = String((await server.inject({ url, headers })).headers["etag"]);
  const payload = { kind: "message", text: letters(limits.offer.message) };
  const act = (query: object) =>
    server.inject({ method: "POST", url: `${url}/events`, query: { ...query }, headers, payload });
  const [told, whole] = [await act({ known }), await act({})];
  const [news, all] = [told, whole].map(({ rawPayload }) => rawPayload.byteLength);
  process.stdout.write(`${news} bytes of news, ${all} of the whole\n`);
  expect([told.statusCode, whole.statusCode]).toEqual([200, 200]);
  expect(news).toBeLessThan(Buffer.byteLength(JSON.stringify(payload)) + 6000);
  expect(all).toBeGreaterThan(300_000);
});
