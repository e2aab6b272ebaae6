import type { LightMyRequestResponse } from "fastify";
import { describe, expect, vi } from "vitest";
import { mailOutbox } from "#server/db/schema/operations.ts";
import { test as base } from "./account-fixtures.ts";

const address = "sule@ornek.example";

interface Client {
  query(...parameters: unknown[]): unknown;
}

// How many statements and hashes a call takes, and everything that its caller can see.
const test = base.extend(
  "measure",
  ({ server, db }) =>
    async (call: () => Promise<LightMyRequestResponse>) => {
      const { $client } = db as unknown as { $client: Client };
      const queries = vi.spyOn($client, "query");
      const before = server.parts.passwords.hashes;
      const answer = await call();
      const statements = queries.mock.calls.length;
      queries.mockRestore();
      const { date, "x-request-id": id, ...headers } = answer.headers;
      if (!date || !id) throw new Error("an answer lacks its date or its id");
      return {
        status: answer.statusCode,
        headers,
        body: answer.body,
        statements,
        hashes: server.parts.passwords.hashes - before,
      };
    },
);

describe("a forgotten password", () => {
  test("is answered alike, by as many statements and no hash, whoever is meant", async ({
    db,
    server,
    withAddress,
    post,
    measure,
    deliver,
  }) => {
    const known = await withAddress(address);
    const without = await server.createClient();
    const locked = await server.createClient({ isLocked: true });
    const names = [
      known.userName,
      address,
      address.toUpperCase(),
      without.userName,
      locked.userName,
      "nobody",
      "nobody@ornek.example",
      "not an address, and no name",
      "'; drop table users; --",
    ];
    // The first call of all prepares what the others find prepared.
    await post("auth/forgot", { username: "first" });
    const answers = [];
    for (const username of names) answers.push(await measure(() => post("auth/forgot", { username })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 204, body: "", hashes: 0 });
    expect(answers[0]?.statements).toBeGreaterThan(0);
    // Nothing that is stored tells the names apart before the letters are written.
    const owed = await db.select().from(mailOutbox);
    expect(owed).toHaveLength(names.length + 1);
    const shapes = owed.map(({ id: _id, subjectIds, createdAt: _at, ...row }) => ({
      ...row,
      subjects: subjectIds.length,
    }));
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    expect(await deliver()).toHaveLength(3);
  });

  test("is refused for an address that asks too often, whoever is meant", async ({
    server,
    withAddress,
    post,
  }) => {
    await withAddress(address);
    const { loginFailuresPerAddress } = server.parts.settings;
    server.parts.settings.loginFailuresPerAddress = 4;
    const statuses = [];
    for (const username of [address, "nobody", address, "nobody", address, "nobody"])
      statuses.push((await post("auth/forgot", { username })).statusCode);
    server.parts.settings.loginFailuresPerAddress = loginFailuresPerAddress;
    expect(statuses).toEqual([204, 204, 204, 204, 429, 429]);
  });
});

test("a new address is answered alike, and leaves the same behind, whether it is somebody's or not", async ({
  server,
  db,
  withAddress,
  post,
  measure,
  rowOf,
}) => {
  await withAddress(address);
  const person = await server.createClient();
  const change = (email: string) => measure(() => post("account/address", { email }, person.headers));
  await change("first@ornek.example");
  const seen = [];
  for (const email of [address, "free@ornek.example"]) {
    await db.delete(mailOutbox);
    const answer = await change(email);
    const owed = (await db.select().from(mailOutbox)).map(({ kind, subjectIds, email: to }) => ({
      kind,
      subjectIds,
      to,
    }));
    const { pendingEmail } = await rowOf(person.userId);
    const own = await server.inject({ url: "/api/v1/account", headers: person.headers });
    seen.push({ answer, owed, isNoted: pendingEmail === email, own: own.body.replaceAll(email, "") });
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.answer.status).toBe(204);
});
