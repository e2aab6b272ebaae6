import { describe, expect } from "vitest";
import { type Actor, actors, headersOf, malformedHeaders } from "./actors.ts";
import { promisedStatus, type Right, rights } from "./rights.ts";
import { fingerprint, test, type World } from "./world.ts";

// A GET is called as HEAD too, which must be guarded as well.
const methodsOf = { GET: ["GET", "HEAD"], POST: ["POST"], DELETE: ["DELETE"], PUT: ["PUT"] } as const;

const calls = rights.flatMap((right) => {
  const [method = "", path = ""] = right.route.split(" ");
  return methodsOf[method as keyof typeof methodsOf].map((one) => ({
    name: `${one} ${path}${right.target ? ` (${right.target})` : ""}`,
    right,
    method: one,
  }));
});

interface Case {
  right: Right;
  method: (typeof calls)[number]["method"];
  actor: Actor;
}

/** Makes a call ready, with a session of its own where its actor has one. */
async function prepare(world: World, { right, method, actor }: Case) {
  const own = await headersOf(world.server, world.people, actor, actors.indexOf(actor));
  const { headers, ...options } = right.call(world, actor);
  return () => world.server.inject({ ...options, method, headers: { ...headers, ...own } });
}

describe("every route lets in who may", () => {
  const cases = calls.flatMap(({ name, ...call }) =>
    actors
      .map((actor) => ({ ...call, actor, status: promisedStatus(call.right, actor) }))
      .filter(({ status }) => status < 400)
      .map((one) => ({ ...one, name: `${name} as ${one.actor}` })),
  );
  test.for(cases)("$name: $status", async ({ status, ...one }, { world }) => {
    const call = await prepare(world, one);
    expect((await call()).statusCode).toBe(status);
  });
});

describe("every route refuses everybody else, and writes nothing", () => {
  const cases = calls.map((call) => ({
    ...call,
    refused: actors
      .map((actor) => ({ actor, status: promisedStatus(call.right, actor) }))
      .filter(({ status }) => status >= 400),
  }));
  test.for(cases.filter(({ refused }) => refused.length > 0))("$name", async (one, { world }) => {
    const ready = [];
    for (const { actor, status } of one.refused)
      ready.push({ actor, status, call: await prepare(world, { ...one, actor }) });
    const before = await fingerprint(world.server);
    for (const { actor, status, call } of ready) {
      const { statusCode, headers } = await call();
      expect({ actor, status: statusCode }).toEqual({ actor, status });
      expect(headers["problem-code"]).toMatch(/^[a-z-]+$/);
      expect(headers["www-authenticate"]).toBe(status === 401 ? "Bearer" : undefined);
    }
    expect(await fingerprint(world.server)).toBe(before);
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
