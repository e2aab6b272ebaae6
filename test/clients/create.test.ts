import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { ClientCredentials } from "#contract/clients/clients.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { historyRecords, mailOutbox } from "#server/db/schema/operations.ts";
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
    const [person] = await db.select().from(users).where(eq(users.userName, username));
    const records = await db
      .select()
      .from(historyRecords)
      .where(eq(historyRecords.subjectId, person?.id ?? ""))
      .orderBy(historyRecords.id);
    expect(records[0]).toMatchObject({
      actorId: owner.userId,
      action: "client.create",
      changes: { name: true, lastName: true },
    });
    expect(JSON.stringify(records)).not.toMatch(/Şule|sule/);
    const everything = JSON.stringify([records, await db.select().from(users)]);
    expect(everything).not.toContain(password);
  });

  test("asks for an own password before anything else", async ({ create, server }) => {
    const { username, password } = (
      await create({ name: "İlk", lastName: "Giriş" })
    ).json<ClientCredentials>();
    const token = (await server.login(username, password)).body;
    const headers = { authorization: `Bearer ${token}` };
    const me = await server.inject({ url: "/api/v1/auth/me", headers });
    expect(me.json()).toMatchObject({ mustChangePassword: true });
    const library = await server.inject({ url: "/api/v1/voices", headers });
    expect([library.statusCode, library.headers["problem-code"]]).toEqual([403, "password-change-needed"]);
  });

  test("takes an address that waits for its link, and a company", async ({ create, db }) => {
    const answer = await create({
      name: "Ada",
      lastName: "Su",
      email: " Ada@Example.com ",
      company: " Örnek A.Ş. ",
    });
    const { username } = answer.json<ClientCredentials>();
    const [row] = await db
      .select()
      .from(users)
      .innerJoin(accounts, eq(accounts.id, users.accountId))
      .where(eq(users.userName, username));
    expect(row).toMatchObject({
      users: { email: null, pendingEmail: "ada@example.com", mustChangePassword: true },
      accounts: { company: "Örnek A.Ş." },
    });
    // Without mail set up nothing is owed.
    expect(await db.$count(mailOutbox)).toBe(0);
  });

  test("never gives a name that stands in an address of its own", async ({ create }) => {
    const answer = await create({ name: "Accounts", lastName: "-" });
    expect(answer.json()).toMatchObject({ username: "accounts2" });
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
    [{ name: "Ayşe", lastName: "Öz", email: "nobody" }, 422, "invalid-email"],
    [{ name: "Ayşe", lastName: "Öz", email: "a@b.example\r\nBcc: x@y.example" }, 422, "invalid-email"],
    [{ name: "Ayşe", lastName: "Öz", email: `${"a".repeat(250)}@b.example` }, 400, "invalid-input"],
    [{ name: "Ayşe", lastName: "Öz", company: "a".repeat(101) }, 400, "invalid-input"],
    [{ name: "Ayşe", lastName: "Öz", company: "\u0007" }, 422, "invalid-name"],
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
