import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { ClientCredentials } from "#contract/clients.ts";
import { users } from "#server/db/people-schema.ts";
import { historyRecords } from "#server/db/operations-schema.ts";
import { test as base } from "#test/support/fixtures.ts";

const test = base.extend(
  "create",
  ({ owner, server }) =>
    (payload: object, person = owner) =>
      server.inject({
        method: "POST",
        url: "/api/v1/clients",
        headers: { ...person.headers, "accept-language": "en" },
        payload,
      }),
);

describe("creating a client", () => {
  test("answers credentials that log in, once, and audits it without the password", async ({
    create,
    server,
    db,
    owner,
  }) => {
    const answer = await create({ name: " Şule ", lastName: "Çağlayan" });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const { username, password } = answer.json<ClientCredentials>();
    expect(username).toBe("sule-caglayan");
    expect((await server.login(username, password)).statusCode).toBe(200);
    const records = await db.select().from(historyRecords).where(eq(historyRecords.subjectId, username));
    expect(records).toMatchObject([
      { actorId: owner.userId, action: "client.create", changes: { name: "Şule", lastName: "Çağlayan" } },
    ]);
    const everything = JSON.stringify([records, await db.select().from(users)]);
    expect(everything).not.toContain(password);
  });

  test("gives namesakes numbers, also when they are created at the same time", async ({ create }) => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => create({ name: "Ali", lastName: "Işık" })),
    );
    const names = answers.map((answer) => answer.json<ClientCredentials>().username);
    expect(names.toSorted()).toEqual([
      "ali-isik",
      "ali-isik2",
      "ali-isik3",
      "ali-isik4",
      "ali-isik5",
      "ali-isik6",
      "ali-isik7",
      "ali-isik8",
    ]);
  });

  test.for([
    [{ name: "", lastName: "Öz" }, 400, "invalid-input"],
    [{ name: "a".repeat(101), lastName: "Öz" }, 400, "invalid-input"],
    [{ name: "Ayşe" }, 400, "invalid-input"],
    [{ name: "Ayşe", lastName: "Öz", role: "OWNER" }, 400, "invalid-input"],
    [{ name: "Ayşe", lastName: 5 }, 400, "invalid-input"],
    [{ name: "  ", lastName: "Öz" }, 422, "invalid-name"],
    [{ name: "Ayşe\u0007", lastName: "Öz" }, 422, "invalid-name"],
    [{ name: "Ayşe\u0000", lastName: "Öz" }, 400, "invalid-input"],
  ] as const)("refuses %j with %i", async ([draft, status, code], { create }) => {
    const answer = await create(draft);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["problem-code"]).toBe(code);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  });

  test("is for owners only", async ({ server, db, create }) => {
    const client = await server.createClient();
    const before = await db.$count(users);
    expect((await create({ name: "A", lastName: "B" }, client)).statusCode).toBe(403);
    expect((await server.inject({ method: "POST", url: "/api/v1/clients", payload: {} })).statusCode).toBe(
      401,
    );
    expect(await db.$count(users)).toBe(before);
  });
});
