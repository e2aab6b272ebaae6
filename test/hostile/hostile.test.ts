import * as fc from "#test/support/generated.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { voices } from "#server/db/schema.ts";
import { createWorld, type World } from "#test/permissions/world.ts";
import { answerChecker } from "./answers.ts";
import { hostileCall } from "./calls.ts";
import { endpointsOf } from "./endpoints.ts";
import { FastPasswords } from "./fast-passwords.ts";
import { callRuns } from "./runs.ts";
import { WatchedDatabase } from "./watched-database.ts";

const { numRuns, timeout } = callRuns;

let world: World;
let watched: WatchedDatabase;
let voiceId: string;
let check: ReturnType<typeof answerChecker>;

beforeAll(async () => {
  world = await createWorld({ passwords: new FastPasswords() });
  const [voice] = await world.server.parts.db.select({ id: voices.id }).from(voices);
  voiceId = voice?.id ?? "";
  watched = new WatchedDatabase(world.server);
  check = answerChecker(world.server.app);
});
afterAll(() => world.server.close());

const names = Object.keys(
  endpointsOf({ people: { client: {}, "other client": {} } } as unknown as World, ""),
);

describe("hostile input: no 5xx, no answer outside the contract, nothing written by a refused call", () => {
  test.each(names)("%s", { timeout }, async (name) => {
    const endpoint = endpointsOf(world, voiceId)[name];
    if (!endpoint) throw new Error(`there is no endpoint ${name}`);
    const { server, people } = world;
    const own = endpoint.as === "nobody" ? {} : people[endpoint.as].headers;
    const [method = "", path = ""] = name.split(" ");
    const seen = new Map<number, number>();
    await watched.changed();
    await fc.assert(
      fc.asyncProperty(hostileCall(endpoint), async ({ headers, ...call }) => {
        const answer = await server.inject({ ...call, headers: { ...headers, ...own } });
        seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
        expect(check(method, path, answer)).toBeUndefined();
        const changed = await watched.changed();
        expect(changed && answer.statusCode >= 400).toBe(false);
      }),
      { numRuns },
    );
    // A run in which all was refused for one reason would prove nothing; a call that takes nothing cannot be wrong.
    const { body, query, param } = endpoint;
    const takesInput = body !== undefined || query !== undefined || param !== undefined;
    expect(takesInput ? seen.size > 1 : seen.has(200)).toBe(true);
  });
});
