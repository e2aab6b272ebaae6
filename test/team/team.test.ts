import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { TeamMember } from "#contract/team.ts";
import type { ClientCredentials } from "#contract/clients/clients.ts";
import { historyRecords, mailOutbox } from "#server/db/schema/operations.ts";
import { passkeys, sessions, totps, users } from "#server/db/schema/people.ts";
import { endOwner } from "#server/team/end.ts";
import { ask } from "#test/clients/owner-calls.ts";
import { test as base } from "#test/support/fixtures.ts";
import type { Person } from "#test/support/people.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { mail: true } }))
  // The only owner there is when a test begins.
  .extend("first", ({ server }) => server.createOwner({ name: "Ada", lastName: "" }))
  .extend(
    "remove",
    ({ server }) =>
      (by: Person, userName: string) =>
        ask(server, by, "DELETE", `team/${userName}`),
  )
  .extend(
    "mayAsk",
    ({ server }) =>
      async (person: Person) =>
        (await ask(server, person, "GET", "offers")).statusCode === 200,
  )
  .extend(
    "owners",
    ({ db }) =>
      () =>
        db.$count(users, eq(users.role, "OWNER")),
  )
  .extend(
    "records",
    ({ db }) =>
      (subjectId: string) =>
        db
          .select({
            actorId: historyRecords.actorId,
            action: historyRecords.action,
            changes: historyRecords.changes,
          })
          .from(historyRecords)
          .where(eq(historyRecords.subjectId, subjectId)),
  );

test.beforeEach(async ({ db }) => {
  await db.delete(users).where(eq(users.role, "OWNER"));
});

describe("the team", () => {
  test("is all owners, with what guards each of them", async ({ server, first, db }) => {
    const keyed = await server.createOwner({ name: "Bora", lastName: "Ay" });
    const coded = await server.createOwner({ name: "Cem", lastName: "", isLocked: true });
    const half = await server.createOwner({ name: "Derya", lastName: "", isActive: false });
    const secret = new Uint8Array(20);
    const key = { publicKey: new Uint8Array(), counter: 0, transports: [], name: "Telefon" };
    await db
      .insert(passkeys)
      .values(["a", "b"].map((credentialId) => ({ userId: keyed.userId, credentialId, ...key })));
    await db.insert(totps).values([
      { userId: coded.userId, secret, confirmedAt: new Date() },
      // Begun, and not confirmed.
      { userId: half.userId, secret },
    ]);
    await server.createClient();
    const answer = await ask(server, first, "GET", "team");
    const member = { email: null, state: "active", hasSecondFactor: false, lastSeenAt: null, isYou: false };
    expect(answer.json<TeamMember[]>()).toEqual([
      { ...member, userName: first.userName, name: "Ada", isYou: true },
      { ...member, userName: keyed.userName, name: "Bora Ay", hasSecondFactor: true },
      { ...member, userName: coded.userName, name: "Cem", hasSecondFactor: true, state: "locked" },
      { ...member, userName: half.userName, name: "Derya", state: "inactive" },
    ]);
  });

  test("grows by an owner with credentials shown once, who chooses an own password first", async ({
    server,
    first,
    db,
    records,
  }) => {
    const draft = { name: "Şule Öz", email: "sule@example.com" };
    const answer = await ask(server, first, "POST", "team", draft);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([201, "no-store"]);
    const { username, password } = answer.json<ClientCredentials>();
    expect(username).toBe("sule-oz");
    const [row] = await db.select().from(users).where(eq(users.userName, username));
    expect(row).toMatchObject({
      role: "OWNER",
      accountId: null,
      pendingEmail: "sule@example.com",
      email: null,
    });
    expect(await db.select().from(mailOutbox)).toMatchObject([{ kind: "invitation", subjectIds: [row?.id] }]);
    const team = (await ask(server, first, "GET", "team")).json<TeamMember[]>();
    expect(team[1]).toMatchObject({ email: "sule@example.com", state: "invited" });
    expect(await records(row?.id ?? "")).toEqual([
      { actorId: first.userId, action: "owner.invite", changes: { name: true, email: true } },
    ]);
    const token = (await server.login(username, password)).body;
    const refused = await server.inject({
      url: "/api/v1/offers",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(refused.headers["problem-code"]).toBe("password-change-needed");
  });

  test.for([
    [{}, 400],
    [{ name: "" }, 400],
    [{ name: "A", role: "CLIENT" }, 400],
    [{ name: "\u0007" }, 422],
    [{ name: "A", email: "@" }, 400],
    [{ name: "A", email: "a@b" }, 422],
  ] as const)("refuses %j with %i", async ([draft, status], { server, first, owners }) => {
    expect((await ask(server, first, "POST", "team", draft)).statusCode).toBe(status);
    expect(await owners()).toBe(1);
  });
});

describe("removing an owner", () => {
  test("ends all sessions at once, and is recorded", async ({
    server,
    first,
    remove,
    mayAsk,
    db,
    records,
  }) => {
    const gone = await server.createOwner();
    const second = (await server.login(gone.userName, gone.password)).body;
    const other = { ...gone, headers: { authorization: `Bearer ${second}` } };
    expect(await mayAsk(other)).toBe(true);
    expect((await remove(first, gone.userName)).statusCode).toBe(204);
    expect([await mayAsk(gone), await mayAsk(other)]).toEqual([false, false]);
    expect((await server.login(gone.userName, gone.password)).statusCode).toBe(401);
    expect(await db.$count(sessions, eq(sessions.userId, gone.userId))).toBe(0);
    expect((await records(gone.userId)).at(-1)).toEqual({
      actorId: first.userId,
      action: "owner.remove",
      changes: {},
    });
    expect((await remove(first, gone.userName)).headers["problem-code"]).toBe("person-not-found");
  });

  test("is never done to the last one, nor to the last who may enter", async ({
    server,
    first,
    remove,
    owners,
  }) => {
    expect((await remove(first, first.userName)).headers["problem-code"]).toBe("last-owner");
    await server.createOwner({ isLocked: true });
    await server.createOwner({ isActive: false });
    expect((await remove(first, first.userName)).headers["problem-code"]).toBe("last-owner");
    expect(await owners()).toBe(3);
  });

  test("may be done to oneself while another one is there", async ({ server, first, remove, mayAsk }) => {
    const other = await server.createOwner();
    expect((await remove(first, first.userName)).statusCode).toBe(204);
    expect([await mayAsk(first), await mayAsk(other)]).toEqual([false, true]);
  });

  test("by each other at once leaves one", async ({ server, remove, owners, db }) => {
    for (let round = 0; round < 10; round += 1) {
      await db.delete(users).where(eq(users.role, "OWNER"));
      const [one, two] = [await server.createOwner(), await server.createOwner()];
      const answers = await Promise.all([remove(one, two.userName), remove(two, one.userName)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 401]);
      expect(await owners()).toBe(1);
    }
  });

  test("all of themselves at once leaves one", async ({ server, remove, owners, db }) => {
    await db.delete(users).where(eq(users.role, "OWNER"));
    const all = [await server.createOwner(), await server.createOwner(), await server.createOwner()];
    const answers = await Promise.all(all.map((one) => remove(one, one.userName)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 204, 422]);
    expect(await owners()).toBe(1);
  });
});

test("an owner is ended from outside, be it the last one", async ({ db, first, mayAsk, records, owners }) => {
  expect(await endOwner(db, "nobody")).toBe(false);
  expect(await endOwner(db, ` ${first.userName.toUpperCase()}`)).toBe(true);
  expect([await mayAsk(first), await owners()]).toEqual([false, 0]);
  expect(await records(first.userId)).toEqual([{ actorId: null, action: "owner.end", changes: {} }]);
  expect(await endOwner(db, first.userName)).toBe(false);
});

test("a client cannot be ended as an owner", async ({ db, client, server }) => {
  expect(await endOwner(db, client.userName)).toBe(false);
  expect((await server.login(client.userName, client.password)).statusCode).toBe(200);
});

test("what changes the team asks who it is after ten minutes", async ({ server, first, owners }) => {
  const other = await server.createOwner();
  server.clock.forward(11);
  for (const [method, path, payload] of [
    ["POST", "team", { name: "A" }],
    ["DELETE", `team/${other.userName}`, undefined],
  ] as const) {
    const answer = await ask(server, first, method, path, payload);
    expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([403, "proof-needed"]);
  }
  expect(await owners()).toBe(2);
  expect((await ask(server, first, "GET", "team")).statusCode).toBe(200);
});
