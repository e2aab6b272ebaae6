import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { attempts, historyRecords, mailOutbox, refusedLogins } from "#server/db/schema/operations.ts";
import { users } from "#server/db/schema/people.ts";
import { test as base } from "./passkey-fixtures.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

const test = base
  .extend("actionsOf", ({ db }) => async (userId: string) => {
    const rows = await db
      .select()
      .from(historyRecords)
      .where(eq(historyRecords.actorId, userId))
      .orderBy(historyRecords.id);
    return rows.map(({ action }) => action);
  })
  .extend("refusals", ({ db }) => async (userId: string) => {
    const rows = await db.select().from(refusedLogins).where(eq(refusedLogins.userId, userId));
    return rows.map(({ count }) => count).toSorted();
  });

test.beforeEach(async ({ db }) => {
  await db.delete(attempts);
  await db.delete(refusedLogins);
});

describe("the record", () => {
  test("holds logins, logout, passwords, passkeys and ended sessions, with the device, and nothing personal", async ({
    server,
    client,
    db,
    call,
    addPasskey,
    enter,
    actionsOf,
  }) => {
    const { body } = await server.login(client.userName, client.password, { "user-agent": firefox });
    const me = { headers: { authorization: `Bearer ${body}` } };
    const { authenticator, passkey } = await addPasskey(me);
    await enter(authenticator);
    await server.inject({ method: "DELETE", url: "/api/v1/sessions", ...me });
    await call(`passkeys/${passkey.id}`, me, undefined, "DELETE");
    await call("password", me, { currentPassword: client.password, newPassword: "tamamen yeni bir şifre" });
    await call("logout", me);
    expect(await actionsOf(client.userId)).toEqual([
      "login",
      "login.new-device",
      "passkey.add",
      "login",
      "login.new-device",
      "sessions.end",
      "passkey.remove",
      "password.change",
      "logout",
    ]);
    const rows = await db.select().from(historyRecords).where(eq(historyRecords.actorId, client.userId));
    for (const row of rows) expect(row).toMatchObject({ subjectId: client.userId, changes: {} });
    const withFirefox = rows.filter(
      ({ deviceKind, browser }) => `${deviceKind} ${browser}` === "computer Firefox",
    );
    expect(withFirefox.map(({ action }) => action)).toContain("password.change");
    expect(JSON.stringify(rows)).not.toMatch(/Deniz|Ada\b|127\.0\.0\.1|client-/);
  });

  test("has nothing of what was refused or rolled back", async ({ server, client, call, actionsOf }) => {
    await server.login(client.userName, "wrong");
    await call("passkeys", client, { response: {}, name: "Anahtar" });
    await call("password", client, { currentPassword: "wrong", newPassword: "tamamen yeni bir şifre" });
    await call(`passkeys/${crypto.randomUUID()}`, client, undefined, "DELETE");
    await call("totp", client, undefined, "DELETE");
    expect(await actionsOf(client.userId)).toEqual([]);
  });
});

describe("refused logins", () => {
  test("are counted for a user and hour, by name and by address", async ({
    server,
    client,
    db,
    refusals,
  }) => {
    await db
      .update(users)
      .set({ email: "counted@example.com", emailConfirmedAt: new Date() })
      .where(eq(users.id, client.userId));
    // The beginning of an hour, so that no test straddles two.
    server.clock.forward((3_600_000 - (server.clock.read().getTime() % 3_600_000)) / 60_000);
    await server.login(client.userName, "wrong");
    server.clock.forward(59);
    await server.login("COUNTED@example.com", "wrong");
    expect(await refusals(client.userId)).toEqual([2]);
    server.clock.forward(2);
    await server.login(client.userName, "wrong");
    expect(await refusals(client.userId)).toEqual([1, 2]);
  });

  test("of a user who may not enter count as that user's", async ({ server, refusals }) => {
    const locked = await server.createClient({ isLocked: true });
    await server.login(locked.userName, locked.password);
    expect(await refusals(locked.userId)).toEqual([1]);
  });

  test("of unknown names are one count, and what was typed stands nowhere", async ({
    server,
    db,
    refusals,
  }) => {
    for (const typed of ["typed-password-1", "typed-password-2", "typed@example.com"])
      await server.login(typed, "wrong");
    expect(await refusals("")).toEqual([3]);
    const stored = [
      await db.select().from(refusedLogins),
      await db.select().from(historyRecords),
      await db.select().from(attempts),
      await db.select().from(mailOutbox),
    ];
    expect(JSON.stringify(stored)).not.toContain("typed");
  });

  test("by passkey count too", async ({ client, addPasskey, enter, refusals }) => {
    const { authenticator } = await addPasskey(client);
    await enter(authenticator, { isVerified: false });
    expect(await refusals(client.userId)).toEqual([1]);
  });
});
