import type { HistoryPage } from "#contract/history.ts";
import { historyRecords, refusedLogins } from "#server/db/schema/operations.ts";
import { ask } from "#test/clients/owner-calls.ts";
import { test as base } from "#test/support/fixtures.ts";

export const test = base
  .extend("owner", { scope: "file" }, ({ server }) => server.createOwner({ name: "Ada", lastName: "Su" }))
  // Writes into the record as if it had happened then; a day of its own keeps a test's rows from those of others.
  .extend(
    "write",
    ({ db, owner }) =>
      (...rows: Partial<typeof historyRecords.$inferInsert>[]) =>
        db.insert(historyRecords).values(
          rows.map((row) => ({
            actorId: owner.userId,
            action: "login" as const,
            subjectId: owner.userId,
            changes: {},
            ...row,
          })),
        ),
  )
  .extend(
    "refuse",
    ({ db }) =>
      (userId: string, hour: string, count: number) =>
        db.insert(refusedLogins).values({ userId, hour: new Date(hour), count }),
  )
  .extend(
    "call",
    ({ server, owner }) =>
      (path: string) =>
        ask(server, owner, "GET", path),
  )
  .extend(
    "read",
    ({ call }) =>
      async (query = "") =>
        (await call(`history?size=100&${query}`)).json<HistoryPage>(),
  );
