import { describe, expect } from "vitest";
import { voices } from "#server/db/schema/catalogue.ts";
import { createLogger } from "#server/http/logs/logger.ts";
import { test as base, type World } from "#test/permissions/world.ts";
import { generatedRun } from "#test/support/generated.ts";
import { formType, type Endpoint } from "./calls.ts";
import { endpointsOf } from "./endpoints.ts";
import { FastPasswords } from "./fast-passwords.ts";
import { WatchedDatabase } from "./watched-database.ts";

const lines: string[] = [];
const logger = createLogger("debug", { write: (line) => void lines.push(line) });
const test = base
  .extend("parts", { scope: "file" }, () => ({ passwords: new FastPasswords(), logger }))
  .extend("endpoints", { scope: "file" }, async ({ world, db }) => {
    const [voice] = await db.select({ id: voices.id }).from(voices);
    return Object.entries(endpointsOf(world, voice?.id ?? ""));
  });

const authorization = ({ people }: World, { as, headers }: Endpoint) => ({
  ...(as === "nobody" ? {} : people[as].headers),
  ...headers,
});
const asForm = (body: unknown) => new URLSearchParams(body as Record<string, string>).toString();
const usualType = ({ type = "application/json" }: Endpoint) => type;
const asSent = ({ type }: Endpoint, body: unknown) =>
  type === formType ? asForm(body) : JSON.stringify(body);

const canary = "kanarya";

/** A value with the canary in the place of every text. */
function planted(value: unknown): unknown {
  if (typeof value === "string") return canary;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(planted);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, planted(inner)]));
}

/** Calls of an endpoint that carry the canary in every text, in a field's name, and in a body that breaks off. */
function canaryCalls(endpoint: Endpoint) {
  const url = `${endpoint.path.replace("{}", canary)}?${canary}=${canary}`;
  if (endpoint.method === "GET") return [{ method: "GET" as const, url }];
  const right = endpoint.path.replace("{}", encodeURIComponent(endpoint.param ?? ""));
  const bodies = [
    asSent(endpoint, planted(endpoint.body)),
    asSent(endpoint, { ...endpoint.body, [canary]: canary }),
    `{"${canary}":"${canary}`,
  ];
  const types = [usualType(endpoint), `text/${canary}`];
  return [right, url].flatMap((to) =>
    bodies.flatMap((payload) =>
      types.map((type) => ({ method: "POST" as const, url: to, payload, headers: { "content-type": type } })),
    ),
  );
}

/** Every endpoint in every way: as long as what is generated. */
const { timeout } = generatedRun;

test(
  "what is sent to any endpoint, in any of its fields, stands in no line of the log",
  { timeout },
  async ({ world, endpoints }) => {
    const more = { "user-agent": canary, referer: canary, "accept-language": canary, cookie: canary };
    let calls = 0;
    for (const [, endpoint] of endpoints)
      for (const call of canaryCalls(endpoint)) {
        const headers = {
          ...("headers" in call ? call.headers : {}),
          ...more,
          ...authorization(world, endpoint),
        };
        await world.server.inject({ ...call, headers });
        calls += 1;
      }
    expect(lines.length).toBeGreaterThanOrEqual(calls);
    expect(lines.filter((line) => line.includes(canary))).toEqual([]);
  },
);

const types = [
  "application/json",
  "APPLICATION/JSON",
  "Application/Json",
  " application/json",
  "application/json ",
  "application/json\t",
  "\tapplication/json",
  "application/json;",
  "application/json ;charset=utf-8",
  "application/json\t;charset=utf-8",
  'application/json;charset="utf-8"',
  "application/json; charset=utf-16",
  "application/json,application/json",
  "application/json, text/plain",
  "application/json\u00a0",
  "application /json",
  "application/ json",
  "application/json/x",
  "application/jsonx",
  "application/vnd.api+json",
  "application/problem+json",
  "text/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "APPLICATION/X-WWW-FORM-URLENCODED",
  "application/x-www-form-urlencoded\t",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  "",
];

describe("no way of writing the content type gets a body past its check", () => {
  test("a field too many is refused, and nothing is written", { timeout }, async ({ world, endpoints }) => {
    const watched = new WatchedDatabase(world.server);
    await watched.changed();
    for (const [name, endpoint] of endpoints.filter(([, { method }]) => method === "POST"))
      for (const type of types)
        for (const sent of [JSON.stringify, asForm]) {
          const answer = await world.server.inject({
            method: "POST",
            url: endpoint.path.replace("{}", encodeURIComponent(endpoint.param ?? "")),
            headers: { ...authorization(world, endpoint), "content-type": type },
            payload: sent({ ...endpoint.body, role: "OWNER" }),
          });
          expect({ name, type, status: answer.statusCode }).toEqual({
            name,
            type,
            status: expect.toSatisfy((status: number) => [400, 415].includes(status)) as number,
          });
        }
    expect(await watched.changed()).toBe(false);
  });
});
