import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { ClientCredentials } from "#contract/clients/clients.ts";
import { historyRecords, idempotencyKeys } from "#server/db/schema/operations.ts";
import { users } from "#server/db/schema/people.ts";
import { passwordFrom } from "#server/session/passwords.ts";
import { test as base } from "#test/support/fixtures.ts";

let made = 0;
// 128 bits, as browsers make them.
const newKey = () => String((made += 1)).padStart(32, "0");

const test = base
  .extend(
    "post",
    ({ server, owner }) =>
      (path: string, key: string | undefined, payload?: object) =>
        server.inject({
          method: "POST",
          url: `/api/v1/${path}`,
          headers: { ...owner.headers, ...(key === undefined ? {} : { "idempotency-key": key }) },
          ...(payload ? { payload } : {}),
        }),
  )
  .extend("status", ({ server }) => async ({ username, password }: ClientCredentials) => {
    return (await server.login(username, password)).statusCode;
  });

describe.for([
  ["a client", ["clients", { name: "Ece", lastName: "Ağır" }]],
  ["an owner", ["team", { name: "Ece Ağır" }]],
] as const)("the credentials of %s", ([, [path, draft]]) => {
  test("are answered to every delivery, and let in", async ({ post, status }) => {
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => post(path, key, draft)));
    const [first, ...others] = answers.map((answer) => answer.json<ClientCredentials>());
    expect(first?.password).toMatch(/^[A-HJ-NP-Za-km-z2-9]{22}$/);
    expect(others).toEqual([first, first]);
    expect(first && (await status(first))).toBe(200);
    expect(answers.map(({ headers }) => headers["cache-control"])).toEqual(Array(3).fill("no-store"));
  });

  test("are another's under another key, and without one", async ({ post }) => {
    const keys = [newKey(), newKey(), undefined, undefined];
    const passwords = [];
    for (const key of keys) passwords.push((await post(path, key, draft)).json<ClientCredentials>().password);
    expect(new Set(passwords).size).toBe(4);
  });

  test("are told no more once the password was replaced", async ({ post, db, server, status }) => {
    const key = newKey();
    const first = (await post(path, key, draft)).json<ClientCredentials>();
    const passwordHash = await server.parts.passwords.hash("an own password");
    await db.update(users).set({ passwordHash }).where(eq(users.userName, first.username));
    const again = await post(path, key, draft);
    expect([again.statusCode, again.headers["problem-code"]]).toEqual([409, "password-replaced"]);
    expect(again.body).not.toContain(first.password);
    expect(await status({ ...first, password: "an own password" })).toBe(200);
  });

  test("need a key that nobody guesses", async ({ post }) => {
    expect((await post(path, "k".repeat(31), draft)).statusCode).toBe(400);
  });

  test("are found by nobody who reads the database", async ({ post, db }) => {
    const key = newKey();
    const { password } = (await post(path, key, draft)).json<ClientCredentials>();
    const rows = await db.select().from(idempotencyKeys);
    const found = rows.filter((row) => passwordFrom(key, String(row.made["salt"])) === password);
    expect(found).toHaveLength(1);
    const stored = JSON.stringify(found);
    for (const secret of [password, key]) expect(stored).not.toContain(secret);
    for (const bytes of [found[0]?.name, found[0]?.bodyHash])
      expect(passwordFrom(Buffer.from(bytes ?? "").toString("hex"), String(found[0]?.made["salt"]))).not.toBe(
        password,
      );
  });
});

test("a password that is renewed twice by one act is one, and ends the sessions once", async ({
  post,
  server,
  client,
  db,
  status,
}) => {
  const key = newKey();
  const path = `clients/${client.userName}/credentials`;
  const first = (await post(path, key)).json<ClientCredentials>();
  const { body: token } = await server.login(first.username, first.password);
  expect((await post(path, key)).json()).toEqual(first);
  const me = await server.inject({ url: "/api/v1/auth/me", headers: { authorization: `Bearer ${token}` } });
  expect(me.statusCode).toBe(200);
  const records = await db.select().from(historyRecords).where(eq(historyRecords.subjectId, client.userId));
  expect(records.filter(({ action }) => action === "client.credentials")).toHaveLength(1);
  // The next act makes another one.
  const next = (await post(path, newKey())).json<ClientCredentials>();
  expect(next.password).not.toBe(first.password);
  expect([await status(first), await status(next)]).toEqual([401, 200]);
  const late = await post(path, key);
  expect([late.statusCode, late.headers["problem-code"]]).toEqual([409, "password-replaced"]);
});
