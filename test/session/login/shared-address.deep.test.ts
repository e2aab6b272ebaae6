import { equal } from "node:assert/strict";
import { describe, expect } from "vitest";
import { attempts, signIns } from "#server/db/schema/operations.ts";
import { cleanUp } from "#server/housekeeping/clean-up.ts";
import { test as base } from "#test/support/fixtures.ts";

const office = "192.0.2.1";
const day = 24 * 60;

const test = base
  .extend("options", { scope: "file" }, () => ({
    settings: { loginFailuresPerAddress: 10, trustProxy: ["10.0.0.1"] },
  }))
  .extend("enter", ({ server }) => async (username: string, password: string, from = office) => {
    const answer = await server.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      remoteAddress: from,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ username, password }).toString(),
    });
    return answer.statusCode;
  })
  // Somebody in the office fails until the address is counted as full.
  .extend("fillUp", ({ enter }) => async () => {
    for (let nth = 0; nth < 10; nth += 1) await enter(`guess-${nth}`, "wrong");
    equal(await enter("guess-11", "wrong"), 429);
  });

test.beforeEach(async ({ db }) => {
  await db.delete(attempts);
  await db.delete(signIns);
});

describe("an address where many logins failed", () => {
  test("lets those in who signed in from it before, and nobody else", async ({ server, enter, fillUp }) => {
    const known = await server.createClient();
    const stranger = await server.createClient();
    expect(await enter(known.userName, known.password)).toBe(200);
    await fillUp();
    expect(await enter(known.userName, known.password)).toBe(200);
    expect(await enter(stranger.userName, stranger.password)).toBe(429);
    expect(await enter(stranger.userName, stranger.password, "192.0.2.2")).toBe(200);
  });

  test("keeps a known user out who failed there: one guess is all it gives away", async ({
    server,
    enter,
    fillUp,
  }) => {
    const { userName, password } = await server.createClient();
    await enter(userName, password);
    await fillUp();
    expect(await enter(userName, "a guess")).toBe(401);
    expect(await enter(userName, password)).toBe(429);
    server.clock.forward(16);
    expect(await enter(userName, password)).toBe(200);
  });

  test("knows its users for 30 days", async ({ server, enter, fillUp, db }) => {
    const { userName, password } = await server.createClient();
    await enter(userName, password);
    server.clock.forward(29 * day);
    await cleanUp(server.parts).run();
    await fillUp();
    expect(await enter(userName, password)).toBe(200);
    server.clock.forward(31 * day);
    await fillUp();
    expect(await enter(userName, password)).toBe(429);
    await cleanUp(server.parts).run();
    expect(await db.$count(signIns)).toBe(0);
  });

  test("is kept as a hash that differs from user to user", async ({ server, enter, db }) => {
    for (const { userName, password } of [await server.createClient(), await server.createClient()])
      await enter(userName, password);
    const rows = await db.select().from(signIns);
    expect(new Set(rows.map(({ addressHash }) => addressHash)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(office);
  });

  test("is one address whatever port a proxy tells with it", async ({ server }) => {
    const statuses = [];
    for (let nth = 0; nth < 12; nth += 1) {
      const answer = await server.inject({
        method: "POST",
        url: "/api/v1/auth/login",
        remoteAddress: "10.0.0.1",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "x-forwarded-for": `198.51.100.9:${40_000 + nth}`,
        },
        payload: `username=name-${nth}&password=wrong`,
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});
