import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { ClientCredentials } from "#contract/clients/clients.ts";
import { historyRecords, mailOutbox } from "#server/db/schema/operations.ts";
import { passkeys, recoveryCodes, sessions, tickets, totps, users } from "#server/db/schema/people.ts";
import { test as base } from "#test/support/fixtures.ts";
import { ask } from "./owner-calls.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { mail: true } }))
  .extend(
    "post",
    ({ server, owner }) =>
      (path: string, payload?: object) =>
        ask(server, owner, "POST", path, payload),
  )
  .extend(
    "set",
    ({ db, client }) =>
      (fields: Partial<typeof users.$inferInsert>) =>
        db.update(users).set(fields).where(eq(users.id, client.userId)),
  )
  .extend(
    "letters",
    ({ db }) =>
      async (userId: string) =>
        (await db.select().from(mailOutbox)).filter(({ subjectIds }) => subjectIds.includes(userId)),
  );

test("new credentials end every other way in, are told by mail, and ask for an own password", async ({
  server,
  client,
  post,
  db,
  set,
  letters,
}) => {
  const { userId, userName } = client;
  await set({ email: "ada@example.com", passwordChangedAt: new Date() });
  await db.insert(tickets).values({ hash: "h", kind: "reset", userId, until: new Date(Date.now() + 1e6) });
  await db.insert(passkeys).values({
    userId,
    credentialId: "c",
    publicKey: new Uint8Array(),
    counter: 0,
    transports: [],
    name: "Telefon",
  });
  await db.insert(totps).values({ userId, secret: new Uint8Array(20), confirmedAt: new Date() });
  await db.insert(recoveryCodes).values({ userId, codeHash: "r" });
  // A link that is owed would be made after the others have ended.
  await db.insert(mailOutbox).values({ kind: "reset", subjectIds: [userId], dueAt: new Date(0) });
  const answer = await post(`clients/${userName}/credentials`);
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
  const { username, password } = answer.json<ClientCredentials>();
  expect(username).toBe(userName);
  for (const table of [sessions, tickets, passkeys, totps, recoveryCodes])
    expect(await db.$count(table, eq(table.userId, userId))).toBe(0);
  expect(await letters(userId)).toMatchObject([{ kind: "credentials-renewed", sender: null }]);
  expect((await server.login(userName, client.password)).statusCode).toBe(401);
  const entered = await server.login(userName, password);
  expect(entered.statusCode).toBe(200);
  const headers = { authorization: `Bearer ${entered.body}` };
  const library = await server.inject({ url: "/api/v1/voices", headers });
  expect(library.headers["problem-code"]).toBe("password-change-needed");
  const stored = JSON.stringify([
    await db.select().from(users),
    await db.select().from(historyRecords),
    await letters(userId),
  ]);
  expect(stored).toContain("client.credentials");
  expect(stored).not.toContain(password);
});

test("new credentials of nobody and of an owner are the same 404", async ({ post, owner }) => {
  for (const name of ["nobody", owner.userName]) {
    const answer = await post(`clients/${name}/credentials`);
    expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([404, "client-not-found"]);
  }
});

test("a client with an address is invited, and once more while nobody has come in", async ({
  post,
  db,
  letters,
  server,
}) => {
  const made = await post("clients", { name: "Ada", lastName: "Su", email: "ada@example.com" });
  const { username, password } = made.json<ClientCredentials>();
  const [person] = await db.select().from(users).where(eq(users.userName, username));
  const id = person?.id ?? "";
  const invited = { kind: "invitation", sender: null, locale: "en" };
  expect(await letters(id)).toMatchObject([invited]);
  expect((await post(`clients/${username}/invitation`)).statusCode).toBe(204);
  expect(await letters(id)).toMatchObject([invited, invited]);
  await server.login(username, password);
  const late = await post(`clients/${username}/invitation`);
  expect([late.statusCode, late.headers["problem-code"]]).toEqual([422, "stale"]);
  expect(await letters(id)).toHaveLength(2);
});

test("a client without an address cannot be invited", async ({ post, client, letters }) => {
  const answer = await post(`clients/${client.userName}/invitation`);
  expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([422, "invalid-email"]);
  expect(await letters(client.userId)).toEqual([]);
});

test("past twenty invitations in a day the answer is the same, and nothing goes out", async ({
  server,
  client,
  set,
  letters,
}) => {
  await set({ pendingEmail: "ada@example.com" });
  const other = await server.createOwner();
  const statuses = [];
  for (let nth = 0; nth < 22; nth += 1)
    statuses.push((await ask(server, other, "POST", `clients/${client.userName}/invitation`)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await letters(client.userId)).toHaveLength(20);
});
