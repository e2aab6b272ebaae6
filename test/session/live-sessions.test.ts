import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { LiveSession } from "#contract/session.ts";
import { sessions, users } from "#server/db/schema/people.ts";
import type { Person } from "#test/support/people.ts";
import { test as base } from "#test/support/fixtures.ts";

type Signed = Pick<Person, "headers">;

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

const test = base
  .extend("list", ({ server }) => async ({ headers }: Signed) => {
    const answer = await server.inject({ url: "/api/v1/sessions", headers });
    return answer.json<LiveSession[]>();
  })
  .extend(
    "end",
    ({ server }) =>
      async ({ headers }: Signed, id = "") =>
        (await server.inject({ method: "DELETE", url: `/api/v1/sessions${id && `/${id}`}`, headers }))
          .statusCode,
  )
  .extend("enter", ({ server }) => async ({ userName, password }: Person, userAgent = firefox) => {
    const { body } = await server.login(userName, password, { "user-agent": userAgent });
    return { headers: { authorization: `Bearer ${body}` } };
  })
  .extend("isSignedIn", ({ server }) => async ({ headers }: Signed) => {
    const answer = await server.inject({ url: "/api/v1/auth/me", headers });
    return answer.statusCode === 200;
  });

describe("the list of one's sessions", () => {
  test("names device, browser and system in words, and the times; nothing that signs in", async ({
    server,
    client,
    list,
    enter,
  }) => {
    const begun = server.clock.read().toISOString();
    server.clock.forward(2);
    const mine = await enter(client);
    const [newest, oldest] = await list(mine);
    expect(newest).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      device: "computer",
      browser: "Firefox",
      system: "Linux",
      createdAt: server.clock.read().toISOString(),
      lastUsedAt: server.clock.read().toISOString(),
      isCurrent: true,
    });
    expect(oldest).toMatchObject({ device: "", browser: "", createdAt: begun, isCurrent: false });
  });

  test("has nobody else's, and none that has ended", async ({ server, client, list, enter }) => {
    await enter(await server.createClient());
    server.clock.forward(8 * 60 + 1);
    const mine = await enter(client);
    expect(await list(mine)).toHaveLength(1);
  });
});

describe("ending sessions", () => {
  test("ends the one that is named, at once", async ({ client, list, end, enter, isSignedIn }) => {
    const other = await enter(client);
    const [{ id } = { id: "" }] = (await list(client)).filter(({ isCurrent }) => !isCurrent);
    expect(await end(client, id)).toBe(204);
    expect([await isSignedIn(other), await isSignedIn(client)]).toEqual([false, true]);
    expect(await end(client, id)).toBe(404);
  });

  test("ends none of somebody else's", async ({ server, client, list, end, isSignedIn }) => {
    const [{ id } = { id: "" }] = await list(client);
    const owner = await server.createOwner();
    expect([await end(owner, id), await end(owner, "nonsense")]).toEqual([404, 404]);
    expect(await isSignedIn(client)).toBe(true);
  });

  test("ends all but the one that calls", async ({ server, client, end, enter, isSignedIn }) => {
    const [one, two] = [await enter(client), await enter(client)];
    const stranger = await server.createClient();
    expect(await end(one)).toBe(204);
    expect([await isSignedIn(client), await isSignedIn(one), await isSignedIn(two)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(await isSignedIn(stranger)).toBe(true);
  });
});

describe("a page that asks again by itself", () => {
  test("keeps no session alive, and nobody's last visit fresh", async ({ server, client, db }) => {
    const ask = async (more: Record<string, string>) =>
      (await server.inject({ url: "/api/v1/auth/me", headers: { ...client.headers, ...more } })).statusCode;
    const lastUses = async () => {
      const [row] = await db
        .select({ used: sessions.lastUsedAt, seen: users.lastSeenAt })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.userId, client.userId));
      return row;
    };
    const begun = await lastUses();
    server.clock.forward(20);
    expect(await ask({ "x-refresh": "1" })).toBe(200);
    expect(await lastUses()).toEqual(begun);
    expect(await ask({})).toBe(200);
    expect(await lastUses()).toEqual({ used: server.clock.read(), seen: server.clock.read() });
    for (let nth = 0; nth < 2; nth += 1) {
      server.clock.forward(4 * 60 - 1);
      expect(await ask({ "x-refresh": "1" })).toBe(200);
    }
    server.clock.forward(3);
    expect(await ask({ "x-refresh": "1" })).toBe(401);
  });
});
