import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { ClientCredentials } from "#contract/clients/clients.ts";
import { rowsOf } from "#server/db/client.ts";
import { allTables } from "#server/backup/tables.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { createLogger } from "#server/http/logs/logger.ts";
import { rights } from "./rights.ts";
import { test as base } from "./world.ts";

const lines: string[] = [];
const logger = createLogger("debug", { write: (line) => void lines.push(line) });
const test = base
  .extend("parts", { scope: "file" }, () => ({ logger }))
  .extend(
    "audited",
    ({ db }) =>
      () =>
        db.$count(historyRecords),
  );

// A session's own calls concern nobody else, what somebody has looked at or hears is no write of theirs, and a file is recorded with
// the message, the sample or the import that takes it.
const writes = rights.filter(
  ({ route, access, ok }) =>
    /^(?:POST|DELETE) /.test(route) &&
    !route.startsWith("POST /api/v1/auth/") &&
    !/\/(?:seen|listen|attachments|consent-files|uploads)$/.test(route) &&
    ok < 300 &&
    (access === "owner" || (typeof access === "object" && access.only.includes("owner"))),
);

describe("what an owner writes", () => {
  test("is every write but those of a session", () => {
    expect(writes).not.toEqual([]);
  });

  test.for(writes.map((right) => [`${right.route} ${right.target ?? ""}`, right] as const))(
    "%s is recorded once, and not at all when it is refused",
    async ([_name, right], { world, audited }) => {
      const method = right.route.startsWith("DELETE ") ? "DELETE" : "POST";
      const call = right.call(world, "owner");
      const before = await audited();
      const send = (headers: Record<string, string>) =>
        world.server.inject({ method, ...call, headers: { ...call.headers, ...headers } });
      expect((await send(world.people.locked.headers)).statusCode).toBe(401);
      expect(await audited()).toBe(before);
      expect((await send(world.people.owner.headers)).statusCode).toBeLessThan(300);
      expect(await audited()).toBe(before + 1);
    },
  );

  test("stays recorded: rows cannot be changed or deleted", async ({ db, audited }) => {
    const before = await audited();
    expect(before).toBeGreaterThan(0);
    for (const statement of ["update history_records set action = 'x'", "delete from history_records"])
      await expect(db.execute(statement)).rejects.toMatchObject({
        // The embedded database has one role, which the trigger holds; the servers' role has no right to begin with.
        cause: { message: expect.stringMatching(/^history_records is append-only$|^permission denied/) },
      });
    expect(await audited()).toBe(before);
  });
});

test("a password that is shown once stands in no table and no line of the log", async ({ world, db }) => {
  const passwords: string[] = [];
  for (let nth = 0; nth < 5; nth += 1) {
    const answer = await world.server.inject({
      method: "POST",
      url: "/api/v1/clients",
      headers: world.people.owner.headers,
      payload: { name: "Bir", lastName: `Kez ${nth}` },
    });
    const { username, password } = answer.json<ClientCredentials>();
    expect((await world.server.login(username, password)).statusCode).toBe(200);
    passwords.push(password);
  }
  const stored = await Promise.all(
    allTables.map((table) =>
      rowsOf<{ row: string }>(db, sql`select t::text as row from ${sql.identifier(table)} t`),
    ),
  );
  const everything = JSON.stringify(stored) + lines.join("");
  expect(everything).toContain("Kez 4");
  expect(passwords.filter((password) => everything.includes(password))).toEqual([]);
});
