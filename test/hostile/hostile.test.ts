import * as fc from "#test/support/generated.ts";
import { describe, expect } from "vitest";
import { voices } from "#server/db/schema/catalogue.ts";
import { attempts } from "#server/db/schema/operations.ts";
import { test as base, type World } from "#test/permissions/world.ts";
import { answerChecker } from "./answers.ts";
import { hostileCall } from "./calls.ts";
import { endpointsOf } from "./endpoints.ts";
import { FastPasswords } from "./fast-passwords.ts";
import { WatchedDatabase } from "./watched-database.ts";

const test = base.extend("parts", { scope: "file" }, () => ({ passwords: new FastPasswords() }));

const inputs = 150;

const names = Object.keys(
  endpointsOf({ people: { client: {}, "other client": {} } } as unknown as World, ""),
);

describe("hostile input: no 5xx, no answer outside the contract, nothing written by a refused call", () => {
  test.for(names)("%s", fc.generatedRun, async (name, { world, db }) => {
    const [voice] = await db.select({ id: voices.id }).from(voices);
    const endpoint = endpointsOf(world, voice?.id ?? "")[name];
    if (!endpoint) throw new Error(`there is no endpoint ${name}`);
    const { server, people } = world;
    const own = { ...(endpoint.as === "nobody" ? {} : people[endpoint.as].headers), ...endpoint.headers };
    const [method = "", path = ""] = name.split(" ");
    const check = answerChecker(server.app);
    const watched = new WatchedDatabase(server);
    const seen = new Map<number, number>();
    await watched.changed();
    await fc.assert(
      fc.asyncProperty(hostileCall(endpoint), async ({ headers, ...call }) => {
        if (endpoint.isLimited) await db.delete(attempts);
        const answer = await server.inject({ ...call, headers: { ...headers, ...own } });
        seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
        expect(check(method, path, answer)).toBeUndefined();
        const changed = await watched.changed();
        expect(changed && answer.statusCode >= 400).toBe(false);
      }),
      { numRuns: fc.runs(inputs) },
    );
    // A run in which all was refused for one reason would prove nothing; a call that takes nothing cannot be wrong.
    const { body, query, param } = endpoint;
    const takesInput = body !== undefined || query !== undefined || param !== undefined;
    expect(takesInput ? seen.size > 1 : seen.has(200)).toBe(true);
  });
});
