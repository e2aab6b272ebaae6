import { describe, expect } from "vitest";
import { sendUpdate } from "#test/clients/calls.ts";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";
import { startTestServer } from "#test/support/server.ts";
import { defaultSettings } from "#server/settings.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({
    settings: { writes: { perMinute: 6, perDay: 20, offersPerHour: 3, offersPerDay: 5 } },
  }))
  .extend("voiceIds", { scope: "file" }, ({ server }) => addArtist(server.parts.db, "/audio/a.mp3"))
  .extend("offer", ({ server, client, voiceIds }) => (version = 1) => {
    const offers = [{ budget: 5, platform: "TV", version, voiceIds }];
    return sendUpdate(server, client, { offers });
  });

test("unless told they are as decided", () => {
  expect(defaultSettings.writes).toEqual({
    perMinute: 120,
    perDay: 2000,
    offersPerHour: 60,
    offersPerDay: 200,
  });
});

describe("a user's writes", () => {
  test("past those of a minute are refused with 429, a sentence and when to come back", async ({
    server,
    client,
  }) => {
    for (let nth = 0; nth < 6; nth += 1) expect((await sendUpdate(server, client, {})).statusCode).toBe(200);
    const refused = await sendUpdate(server, client, {});
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      code: "too-many-writes",
      message: "You have made too many changes in a short time. Please try again later.",
    });
    const seconds = Number(refused.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    server.clock.forward(seconds / 60);
    expect((await sendUpdate(server, client, {})).statusCode).toBe(200);
  });

  test("count when they are refused too, and reading and logging out do not", async ({ server, client }) => {
    for (let nth = 0; nth < 6; nth += 1)
      expect((await sendUpdate(server, client, { nonsense: 1 })).statusCode).toBe(400);
    expect((await sendUpdate(server, client, { nonsense: 1 })).statusCode).toBe(429);
    const { headers } = client;
    expect((await server.inject({ url: "/api/v1/auth/me", headers })).statusCode).toBe(200);
    const logout = await server.inject({ method: "POST", url: "/api/v1/auth/logout", headers });
    expect(logout.statusCode).toBe(204);
  });

  test("of one are not another's, whoever it is", async ({ server, client, owner }) => {
    for (let nth = 0; nth < 7; nth += 1) await sendUpdate(server, client, {});
    const of = client.userName;
    expect((await sendUpdate(server, await server.createClient(), {})).statusCode).toBe(200);
    expect((await sendUpdate(server, owner, {}, { of })).statusCode).toBe(200);
  });

  test("past those of a day are refused until a day is over", async ({ server, client }) => {
    const write = async () => (await sendUpdate(server, client, {})).statusCode;
    for (let nth = 0; nth < 20; nth += 1) {
      expect(await write()).toBe(200);
      server.clock.forward(1);
    }
    const refused = await sendUpdate(server, client, {});
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(23 * 60 * 60);
  });

  test("at the same moment, of two processes over one database, are no more either", async ({ server }) => {
    const other = await startTestServer({
      settings: server.parts.settings,
      parts: { db: server.parts.db, callers: server.parts.callers },
    });
    const client = await server.createClient();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => sendUpdate(nth % 2 ? other : server, client, {})),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
    await other.close();
  });
});

describe("a client's offers", () => {
  test("past those of an hour are refused, and likes are taken still", async ({ server, client, offer }) => {
    for (let nth = 0; nth < 3; nth += 1) expect((await offer(nth + 1)).statusCode).toBe(200);
    const refused = await offer(4);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, "too-many-writes"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(58 * 60);
    const liked = await sendUpdate(server, client, { likedVoiceMp3s: ["/audio/a.mp3"] });
    expect(liked.statusCode).toBe(200);
  });

  test("that are refused do not count", async ({ server, client, offer }) => {
    const offers = [{ budget: 5, platform: "TV", version: 1, voiceIds: [crypto.randomUUID()] }];
    for (let nth = 0; nth < 3; nth += 1)
      expect((await sendUpdate(server, client, { offers })).statusCode).toBe(422);
    expect((await offer()).statusCode).toBe(200);
  });
});
