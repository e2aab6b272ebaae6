import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Profile } from "#contract/session.ts";
import { sessions, users } from "#server/db/schema/people.ts";
import { cleanUp } from "#server/housekeeping/clean-up.ts";
import type { Person } from "#test/support/people.ts";
import { test as base } from "#test/support/fixtures.ts";

const test = base
  .extend("me", ({ server }) => async ({ headers }: Pick<Person, "headers">) => {
    const answer = await server.inject({
      url: "/api/v1/auth/me",
      headers: { ...headers, "accept-language": "en" },
    });
    return [answer.statusCode, answer.headers["problem-code"], answer.statusCode === 200 ? "" : answer.body];
  })
  .extend(
    "left",
    ({ server }) =>
      async ({ headers }: Pick<Person, "headers">, more: Record<string, string> = {}) => {
        const answer = await server.inject({ url: "/api/v1/auth/me", headers: { ...headers, ...more } });
        return answer.json<Profile>().sessionSeconds;
      },
  );

/** In minutes, as the test's clock takes them. */
const hour = 60;
const day = 24 * hour;

const signedIn = [200, undefined, ""];
const ended = [401, "session-ended", "Your session has ended. Please log in again."];

describe("a session", () => {
  test("ends after eight hours without use", async ({ server, me }) => {
    const client = await server.createClient();
    server.clock.forward(8 * hour - 1);
    expect(await me(client)).toEqual(signedIn);
    server.clock.forward(8 * hour);
    expect(await me(client)).toEqual(signedIn);
    server.clock.forward(8 * hour + 0.1);
    expect(await me(client)).toEqual(ended);
  });

  test("ends after seven days, however much it is used", async ({ server, me }) => {
    const client = await server.createClient();
    for (let minutes = 0; minutes < 7 * day; minutes += 7 * hour) {
      expect(await me(client)).toEqual(signedIn);
      server.clock.forward(7 * hour);
    }
    server.clock.forward(0.1);
    expect(await me(client)).toEqual(ended);
  });

  test("begins its seven days anew when its user shows who it is, and that alone", async ({ server, me }) => {
    const client = await server.createClient();
    const other = await server.createClient();
    const prove = async (password: string) => {
      const call = { method: "POST", url: "/api/v1/auth/proof" } as const;
      const answer = await server.inject({ ...call, headers: client.headers, payload: { password } });
      return answer.statusCode;
    };
    const pass = async (minutes: number) => {
      for (let left = minutes; left > 0; left -= 7 * hour) {
        server.clock.forward(Math.min(left, 7 * hour));
        expect(await me(client)).toEqual(signedIn);
      }
    };
    await pass(7 * day - 4);
    expect(await prove("wrong")).toBe(422);
    expect(await prove(client.password)).toBe(204);
    expect(await me(other)).toEqual(ended);
    await pass(7 * day);
    server.clock.forward(0.1);
    expect(await me(client)).toEqual(ended);
  });

  test("is told in its profile how long it lasts: unused, and in any case", async ({ server, left }) => {
    const client = await server.createClient();
    expect(await left(client)).toEqual({ idle: 8 * 3600, absolute: 7 * 24 * 3600 });
    server.clock.forward(60);
    expect(await left(client, { "x-refresh": "1" })).toEqual({ idle: 7 * 3600, absolute: 167 * 3600 });
    // Asking without that is a use.
    expect(await left(client)).toEqual({ idle: 8 * 3600, absolute: 167 * 3600 });
  });

  test("takes a proof that a wrong clock has dated for none", async ({ server, db, me, left }) => {
    const client = await server.createClient();
    const provenAt = new Date(server.clock.read().getTime() + 365 * day * 60_000);
    await db.update(sessions).set({ provenAt }).where(eq(sessions.userId, client.userId));
    expect(await left(client)).toEqual({ idle: 8 * 3600, absolute: 7 * 24 * 3600 });
    expect(await me(client)).toEqual(signedIn);
  });

  test("writes its use once a minute at most", async ({ server, db, me }) => {
    const client = await server.createClient();
    const lastUse = async () => {
      const [row] = await db.select().from(sessions).where(eq(sessions.userId, client.userId));
      return row?.lastUsedAt.getTime();
    };
    const begun = await lastUse();
    server.clock.forward(0.9);
    await me(client);
    expect(await lastUse()).toBe(begun);
    server.clock.forward(0.2);
    await me(client);
    expect(await lastUse()).toBe(server.clock.read().getTime());
  });

  test("ends with logout, and only that one", async ({ server, me }) => {
    const client = await server.createClient();
    const other = {
      headers: { authorization: `Bearer ${(await server.login(client.userName, client.password)).body}` },
    };
    const logout = await server.inject({
      method: "POST",
      url: "/api/v1/auth/logout",
      headers: client.headers,
    });
    expect([logout.statusCode, logout.body]).toEqual([204, ""]);
    expect(await me(client)).toEqual(ended);
    expect(await me(other)).toEqual(signedIn);
  });

  test("ends at the next call once the user is locked, deactivated or deleted", async ({
    server,
    db,
    me,
  }) => {
    const changes = [{ isLocked: true }, { isActive: false }];
    for (const change of changes) {
      const client = await server.createClient();
      await db.update(users).set(change).where(eq(users.id, client.userId));
      expect(await me(client)).toEqual(ended);
    }
    const gone = await server.createClient();
    await db.delete(users).where(eq(users.id, gone.userId));
    expect(await me(gone)).toEqual(ended);
  });

  test("follows the role that the user has now", async ({ server, db }) => {
    const owner = await server.createOwner();
    await db.update(users).set({ role: "CLIENT" }).where(eq(users.id, owner.userId));
    const answer = await server.inject({ url: "/api/v1/voice-artists/names", headers: owner.headers });
    expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([403, "forbidden"]);
  });

  test("needs a token of ours in the header", async ({ me }) => {
    const headers = [
      "",
      "Bearer",
      "Bearer ",
      "Bearer short",
      "Basic YTpi",
      `Bearer ${"a".repeat(44)}`,
      "Bearer ' or 1=1 --",
    ];
    for (const authorization of headers) {
      const [status, code, body] = await me({ headers: { authorization } });
      expect([status, code, body]).toEqual([401, "not-signed-in", "Log in to continue."]);
    }
    expect(await me({ headers: { authorization: `Bearer ${"a".repeat(43)}` } })).toEqual(ended);
  });

  test("is stored as a hash: the token itself stands nowhere", async ({ server, db }) => {
    const client = await server.createClient();
    const rows = await db.select().from(sessions).where(eq(sessions.userId, client.userId));
    expect(JSON.stringify(rows)).not.toContain(client.token);
    expect(rows[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test("is cleaned up when it has ended, and not before", async ({ server, db }) => {
    const [unused, old] = [await server.createClient(), await server.createClient()];
    server.clock.forward(8 * hour + 1);
    const [fresh, proven] = [await server.createClient(), await server.createClient()];
    const now = server.clock.read();
    const longAgo = new Date(now.getTime() - (7 * day + 1) * 60_000);
    const begin = (userId: string, times: { provenAt: Date; lastUsedAt: Date }) =>
      db
        .update(sessions)
        .set({ createdAt: longAgo, ...times })
        .where(eq(sessions.userId, userId));
    await begin(old.userId, { provenAt: longAgo, lastUsedAt: now });
    await begin(proven.userId, { provenAt: now, lastUsedAt: now });
    await cleanUp(server.parts).run();
    const left = (await db.select({ userId: sessions.userId }).from(sessions)).map(({ userId }) => userId);
    expect(left).toEqual(expect.arrayContaining([fresh.userId, proven.userId]));
    expect(left).not.toContain(unused.userId);
    expect(left).not.toContain(old.userId);
  });
});
