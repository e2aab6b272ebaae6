import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { attempts } from "#server/db/schema/operations.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { test as base } from "#test/support/fixtures.ts";

let made = 0;

const test = base
  // A client with a confirmed address.
  .extend("reachable", async ({ client, db }) => {
    made += 1;
    const email = `ilgin${made}@example.com`;
    await db.update(users).set({ email, emailConfirmedAt: new Date() }).where(eq(users.id, client.userId));
    return { ...client, email };
  })
  .extend("enter", ({ server }) => async (name: string, password: string) => {
    const answer = await server.login(name, password, { "accept-language": "en" });
    return answer.statusCode;
  });

test.beforeEach(({ db }) => db.delete(attempts));

describe("a login by address", () => {
  test("signs in who has confirmed it, in any spelling of its letters", async ({ reachable, enter }) => {
    const { email, password } = reachable;
    const spellings = [
      email,
      email.toUpperCase(),
      // A Turkish keyboard's capitals.
      email.toLocaleUpperCase("tr"),
      `  ${email} `,
      email.replace("i", "İ".normalize("NFD")),
    ];
    for (const typed of spellings) expect([typed, await enter(typed, password)]).toEqual([typed, 200]);
  });

  test("signs in nobody by an address that waits for its link", async ({ client, db, enter }) => {
    await db.update(users).set({ pendingEmail: "waiting@example.com" }).where(eq(users.id, client.userId));
    expect(await enter("waiting@example.com", client.password)).toBe(401);
  });

  test("prefers a user name that looks like somebody's address", async ({ server, reachable, enter }) => {
    const named = await server.createClient({ userName: reachable.email, password: "password of another" });
    expect(await enter(reachable.email, named.password)).toBe(200);
    expect(await enter(reachable.email, reachable.password)).toBe(401);
    expect(await enter(reachable.userName, reachable.password)).toBe(200);
  });

  test("shares one count of failures with the name, in any spelling", async ({ reachable, enter }) => {
    const { userName, email, password } = reachable;
    for (const typed of [userName, email, email.toUpperCase(), userName, email])
      expect(await enter(typed, "wrong")).toBe(401);
    expect([await enter(userName, password), await enter(email, password)]).toEqual([429, 429]);
  });

  test("is forgiven by a success under the other name", async ({ reachable, enter }) => {
    const { userName, email, password } = reachable;
    for (let nth = 0; nth < 4; nth += 1) await enter(email, "wrong");
    expect(await enter(userName, password)).toBe(200);
    for (let nth = 0; nth < 4; nth += 1) expect(await enter(email, "wrong")).toBe(401);
    expect(await enter(email, password)).toBe(200);
  });
});

test("name, address, an unknown one of each, a lock and a locked account are answered alike, at one hash each", async ({
  server,
  reachable,
  db,
}) => {
  const locked = await server.createClient();
  await db.update(accounts).set({ isLocked: true }).where(eq(accounts.id, locked.accountId));
  const waiting = await server.createClient();
  await db.update(users).set({ pendingEmail: "w@example.com" }).where(eq(users.id, waiting.userId));
  const tries = [
    [reachable.userName, "wrong"],
    [reachable.email, "wrong"],
    ["nobody", "wrong"],
    ["nobody@example.com", "wrong"],
    ["w@example.com", waiting.password],
    [locked.userName, locked.password],
  ] as const;
  const answers = [];
  for (const [name, password] of tries) {
    const before = server.parts.passwords.hashes;
    const { statusCode, body, headers } = await server.login(name, password);
    const { date: _date, "x-request-id": _id, ...told } = headers;
    answers.push({ statusCode, body, told, hashes: server.parts.passwords.hashes - before });
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ statusCode: 401, hashes: 1 });
});

const spell = (name: string) => [name, name.toUpperCase(), ` ${name}`, name, name, name.toUpperCase()];

test("unknown names and known ones run out of tries alike, however they are typed", async ({
  reachable,
  enter,
}) => {
  const statusesOf = async (spellings: string[]) => {
    const statuses = [];
    for (const typed of spellings) statuses.push(await enter(typed, "wrong"));
    return statuses;
  };
  const known = await statusesOf(spell(reachable.email));
  expect(known).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await statusesOf(spell("nobody@example.com"))).toEqual(known);
  expect(await statusesOf(spell("nobody"))).toEqual(known);
});
