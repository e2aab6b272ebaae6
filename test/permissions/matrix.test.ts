import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import { describe, expect } from "vitest";
import { buildApp } from "#server/app.ts";
import { actors, headersOf, malformedHeaders } from "./actors.ts";
import { openPlaces, promisedStatus, rights } from "./rights.ts";
import { fingerprint, test as base, type World } from "./world.ts";

// Every route of an application like the world's, as Fastify tells while it is made.
const test = base.extend("registered", { scope: "file" }, async ({ server }) => {
  const routes = new Set<string>();
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ method, url }) => {
      for (const one of [method].flat()) routes.add(`${one} ${url}`);
    });
  };
  subscribe("fastify.initialization", listen);
  const app = await buildApp(server.parts);
  unsubscribe("fastify.initialization", listen);
  await app.close();
  return routes;
});

const isOpen = (route: string) => openPlaces.some((place) => place.test(route.split(" ")[1] ?? ""));

test("every registered route stands in the table, and every one of the table is registered", ({
  registered,
}) => {
  const table = new Set(rights.map(({ route }) => route));
  const reads = [...table].filter((route) => route.startsWith("GET ")).map((route) => route.slice(4));
  for (const path of reads) table.add(`HEAD ${path}`);
  const strangers = [...registered].filter((route) => !table.has(route) && !isOpen(route));
  expect(strangers).toEqual([]);
  expect([...table].filter((route) => !registered.has(route))).toEqual([]);
});

// A GET is called as HEAD too, which must be guarded as well.
const methodsOf = { GET: ["GET", "HEAD"], POST: ["POST"], DELETE: ["DELETE"], PUT: ["PUT"] } as const;

const cases = rights.flatMap((right) => {
  const [method = "", path = ""] = right.route.split(" ");
  return methodsOf[method as keyof typeof methodsOf].flatMap((one) =>
    actors.map((actor, nth) => ({
      name: `${one} ${path}${right.target ? ` (${right.target})` : ""} as ${actor}`,
      right,
      method: one,
      actor,
      nth,
      status: promisedStatus(right, actor),
    })),
  );
});

describe("every route for every actor", () => {
  const call = async (world: World, { right, method, actor, nth }: (typeof cases)[number]) => {
    const { server, people } = world;
    const own = await headersOf(server, people, actor, nth);
    const { headers, ...options } = right.call(world, actor);
    const before = await fingerprint(server);
    const answer = await server.inject({ ...options, method, headers: { ...headers, ...own } });
    return { answer, before, after: await fingerprint(server) };
  };

  test.for(cases.filter(({ status }) => status < 400))("$name: $status", async (one, { world }) => {
    expect((await call(world, one)).answer.statusCode).toBe(one.status);
  });

  test.for(cases.filter(({ status }) => status >= 400))("$name: $status", async (one, { world }) => {
    const { answer, before, after } = await call(world, one);
    expect(answer.statusCode).toBe(one.status);
    expect(answer.headers["problem-code"]).toMatch(/^[a-z-]+$/);
    expect(answer.headers["www-authenticate"]).toBe(one.status === 401 ? "Bearer" : undefined);
    expect(after).toBe(before);
  });
});

test.for([
  ["POST", "/api/v1/clients/update/NAME"],
  ["GET", "/api/v1/clients/NAME/liked-voices"],
] as const)(
  "%s %s tells another client's name and an unknown one apart by nothing",
  async ([method, url], { world }) => {
    const { server, people } = world;
    const headers = await headersOf(server, people, "client", 0);
    const payload = method === "POST" ? { payload: {} } : {};
    const ask = async (name: string) => {
      const answer = await server.inject({ method, url: url.replace("NAME", name), headers, ...payload });
      const { date, "x-request-id": id, ...told } = answer.headers;
      expect([date, id]).not.toContain(undefined);
      return { status: answer.statusCode, body: answer.body, told };
    };
    const other = await ask(people["other client"].userName);
    expect(other).toEqual(await ask("nobody"));
    expect(other.status).toBe(404);
  },
);

test.for(malformedHeaders)("the header %j lets nobody in", async (authorization, { server }) => {
  const answer = await server.inject({ url: "/api/v1/auth/me", headers: { authorization } });
  expect(answer.statusCode).toBe(401);
});
