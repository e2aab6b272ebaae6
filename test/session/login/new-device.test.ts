import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { attempts, historyRecords, mailOutbox } from "#server/db/schema/operations.ts";
import { knownDevices, tickets, users } from "#server/db/schema/people.ts";
import { cleanUp } from "#server/housekeeping/clean-up.ts";
import type { Person } from "#test/support/people.ts";
import { test as base } from "#test/support/fixtures.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const newerFirefox = firefox.replaceAll("145", "151");
const onAndroid = "Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0";
const day = 24 * 60;

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { mail: true } }))
  // A client with a confirmed address.
  .extend("reachable", async ({ client, db }) => {
    await db
      .update(users)
      .set({ email: `${client.userId}@example.com`, emailConfirmedAt: new Date() })
      .where(eq(users.id, client.userId));
    return client;
  })
  .extend("enter", ({ server }) => async ({ userName, password }: Person, userAgent: string) => {
    await server.login(userName, password, { "user-agent": userAgent, "accept-language": "en" });
  })
  .extend("told", ({ db }) => async ({ userId }: Person) => {
    const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, "new-device"));
    return mails.filter(({ subjectIds }) => subjectIds.includes(userId)).length;
  })
  .extend("recorded", ({ db }) => async ({ userId }: Person) => {
    const rows = await db.select().from(historyRecords).where(eq(historyRecords.actorId, userId));
    return rows.filter(({ action }) => action === "login.new-device").length;
  });

test.beforeEach(({ db }) => db.delete(attempts));

describe("a browser and system", () => {
  test("that are new to a user are told once, whatever their version", async ({
    reachable,
    enter,
    told,
    recorded,
  }) => {
    await enter(reachable, firefox);
    expect([await told(reachable), await recorded(reachable)]).toEqual([1, 1]);
    await enter(reachable, firefox);
    await enter(reachable, newerFirefox);
    expect(await told(reachable)).toBe(1);
    await enter(reachable, onAndroid);
    expect([await told(reachable), await recorded(reachable)]).toEqual([2, 2]);
  });

  test("stay known for 90 days after their last use", async ({ server, reachable, enter, told, db }) => {
    await enter(reachable, firefox);
    server.clock.forward(89 * day);
    await cleanUp(server.parts).run();
    await enter(reachable, firefox);
    server.clock.forward(89 * day);
    await enter(reachable, firefox);
    expect(await told(reachable)).toBe(1);
    server.clock.forward(91 * day);
    await enter(reachable, firefox);
    expect(await told(reachable)).toBe(2);
    server.clock.forward(91 * day);
    await cleanUp(server.parts).run();
    expect(await db.$count(knownDevices, eq(knownDevices.userId, reachable.userId))).toBe(0);
  });

  test("are known to one user and not to another", async ({ server, reachable, enter, told, db }) => {
    const other = await server.createClient();
    await db
      .update(users)
      .set({ email: "other@example.com", emailConfirmedAt: new Date() })
      .where(eq(users.id, other.userId));
    await enter(other, firefox);
    await enter(reachable, firefox);
    expect([await told(other), await told(reachable)]).toEqual([1, 1]);
  });

  test("are told in the language of the call to nobody but who has confirmed an address", async ({
    client,
    db,
    enter,
    told,
    recorded,
  }) => {
    await db.update(users).set({ pendingEmail: "p@example.com" }).where(eq(users.id, client.userId));
    await enter(client, firefox);
    expect([await told(client), await recorded(client)]).toEqual([0, 1]);
    await db
      .update(users)
      .set({ email: "confirmed@example.com", emailConfirmedAt: new Date() })
      .where(eq(users.id, client.userId));
    await enter(client, onAndroid);
    const [mail] = (await db.select().from(mailOutbox)).filter(({ subjectIds }) =>
      subjectIds.includes(client.userId),
    );
    expect(mail).toMatchObject({ kind: "new-device", sender: null, locale: "en", email: null });
  });
});

test("tickets that are past their time are cleaned away, and no others", async ({ server, db }) => {
  const open = () => server.inject({ method: "POST", url: "/api/v1/auth/passkeys/login-options" });
  await db.delete(tickets);
  await open();
  server.clock.forward(4);
  await open();
  server.clock.forward(2);
  await cleanUp(server.parts).run();
  expect(await db.$count(tickets)).toBe(1);
});
