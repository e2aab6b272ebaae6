import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { sessions, users } from "#server/db/people-schema.ts";
import { cleanUp } from "#server/housekeeping/clean-up.ts";
import type { Person } from "#test/support/people.ts";
import { test as base } from "#test/support/fixtures.ts";

const test = base.extend("me", ({ server }) => async ({ headers }: Pick<Person, "headers">) => {
  const answer = await server.inject({
    url: "/api/v1/auth/me",
    headers: { ...headers, "accept-language": "en" },
  });
  return [answer.statusCode, answer.headers["problem-code"], answer.statusCode === 200 ? "" : answer.body];
});

const signedIn = [200, undefined, ""];
const ended = [401, "session-ended", "Your session has ended. Please log in again."];

describe("a session", () => {
  test("ends after thirty minutes without use", async ({ server, me }) => {
    const client = await server.createClient();
    server.clock.forward(29);
    expect(await me(client)).toEqual(signedIn);
    server.clock.forward(30);
    expect(await me(client)).toEqual(signedIn);
    server.clock.forward(30.1);
    expect(await me(client)).toEqual(ended);
  });

  test("ends after twelve hours, however much it is used", async ({ server, me }) => {
    const client = await server.createClient();
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect(await me(client)).toEqual(signedIn);
      server.clock.forward(20);
    }
    server.clock.forward(0.1);
    expect(await me(client)).toEqual(ended);
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
    const old = await server.createClient();
    server.clock.forward(31);
    const fresh = await server.createClient();
    await cleanUp(server.parts).run();
    const left = await db.select({ userId: sessions.userId }).from(sessions);
    expect(left.map(({ userId }) => userId)).toContain(fresh.userId);
    expect(left.map(({ userId }) => userId)).not.toContain(old.userId);
  });
});
