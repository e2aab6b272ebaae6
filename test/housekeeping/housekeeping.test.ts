import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { requestEvents, voiceRequests } from "#server/db/schema/requests.ts";
import { historyRecords, idempotencyKeys, mailOutbox, refusedLogins } from "#server/db/schema/operations.ts";
import { purgeHistory } from "#server/history/purge.ts";
import { housekeeping } from "#server/housekeeping/job.ts";
import { test as base } from "#test/support/fixtures.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

const test = base
  .extend(
    "keepHouse",
    ({ server }) =>
      () =>
        housekeeping(server.parts, { voiceRequestDays: 180 }).run(),
  )
  .extend(
    "ago",
    ({ server }) =>
      (time: number) =>
        new Date(server.parts.clock().getTime() - time),
  )
  .extend(
    "requestFrom",
    ({ db }) =>
      (createdAt: Date, more: Partial<typeof voiceRequests.$inferInsert> = {}) =>
        db.insert(voiceRequests).values({
          fullName: "Ayşe Öz",
          phone: "1",
          email: "a@b.example",
          companyName: "C",
          projectMedium: "M",
          projectVersion: "",
          budgetRange: "",
          voiceRequirements: "V",
          radioSolutions: false,
          bodyHash: "told the address",
          createdAt,
          ...more,
        }),
  )
  // The subject of a test's own entries.
  .extend("subject", () => crypto.randomUUID())
  // What stands in it of the test's own subject, after these have been put there.
  .extend("write", ({ db, subject, ago }) => async (...days: number[]) => {
    const record = { actorId: null, action: "login" as const, subjectId: subject, changes: {} };
    await db.insert(historyRecords).values(days.map((age) => ({ ...record, createdAt: ago(age * day) })));
    await db
      .insert(refusedLogins)
      .values(days.map((age) => ({ userId: subject, hour: ago(age * day), count: 1 })));
  })
  .extend("left", ({ db, subject }) => async () => [
    await db.$count(historyRecords, eq(historyRecords.subjectId, subject)),
    await db.$count(refusedLogins, eq(refusedLogins.userId, subject)),
  ]);

test.beforeEach(async ({ db }) => {
  for (const table of [voiceRequests, mailOutbox]) await db.delete(table);
});

describe("voice requests", () => {
  test("are deleted after 180 days, which is recorded without what they said", async ({
    requestFrom,
    ago,
    keepHouse,
    db,
  }) => {
    await requestFrom(ago(181 * day));
    await requestFrom(ago(182 * day));
    await requestFrom(ago(179 * day));
    await Promise.all([keepHouse(), keepHouse()]);
    expect(await db.$count(voiceRequests)).toBe(1);
    const records = await db
      .select()
      .from(historyRecords)
      .where(eq(historyRecords.action, "voice-request.expire"));
    expect(records).toMatchObject([{ actorId: null, changes: { deleted: 2 } }]);
    expect(JSON.stringify(records)).not.toContain("Ayşe");
  });

  test("that look like spam are deleted a month after they became it, unless they were merged", async ({
    requestFrom,
    ago,
    keepHouse,
    db,
  }) => {
    const moved = crypto.randomUUID();
    await requestFrom(ago(31 * day), { state: "spam", fullName: "Old" });
    await requestFrom(ago(29 * day), { state: "spam", fullName: "Young" });
    await requestFrom(ago(31 * day), { state: "new", fullName: "True" });
    await requestFrom(ago(31 * day), { state: "spam", fullName: "Merged", mergedInto: moved });
    await requestFrom(ago(40 * day), { id: moved, state: "spam", fullName: "Moved lately" });
    const details = { from: "new", to: "spam", reason: null, text: "" };
    await db
      .insert(requestEvents)
      .values({ requestId: moved, kind: "stateChanged", details, createdAt: ago(10 * day) });
    const [old] = await db
      .select({ id: voiceRequests.id })
      .from(voiceRequests)
      .where(eq(voiceRequests.fullName, "Old"));
    const note = { requestId: old?.id ?? "", kind: "noted" as const, details: { text: "Gizli not" } };
    await db.insert(requestEvents).values(note);
    await Promise.all([keepHouse(), keepHouse()]);
    expect(await db.$count(requestEvents, eq(requestEvents.requestId, note.requestId))).toBe(0);
    const left = await db.select({ name: voiceRequests.fullName }).from(voiceRequests);
    expect(left.map(({ name }) => name).toSorted()).toEqual(["Merged", "Moved lately", "True", "Young"]);
    const records = await db
      .select()
      .from(historyRecords)
      .where(eq(historyRecords.action, "voice-request.expire-spam"));
    expect(records).toMatchObject([{ actorId: null, changes: { deleted: 1 } }]);
    expect(JSON.stringify(records)).not.toContain("Old");
  });

  test("forget after an hour what told their address", async ({ requestFrom, ago, keepHouse, db }) => {
    await requestFrom(ago(2 * hour));
    await requestFrom(ago(hour / 2));
    await keepHouse();
    const rows = await db.select().from(voiceRequests).orderBy(voiceRequests.position);
    expect(rows.map(({ bodyHash }) => bodyHash)).toEqual(["", "told the address"]);
  });
});

test("keys of calls go after two days, and owed mails after a month", async ({
  owner,
  ago,
  db,
  keepHouse,
}) => {
  const keys = [3 * day, day].map((time) => ({
    name: Buffer.from(String(time)),
    userId: owner.userId,
    bodyHash: Buffer.from("x"),
    made: {},
    createdAt: ago(time),
  }));
  await db.insert(idempotencyKeys).values(keys);
  const mails = [31 * day, 29 * day].map((time) => ({
    kind: "offer" as const,
    subjectIds: [owner.userId],
    createdAt: ago(time),
  }));
  await db.insert(mailOutbox).values(mails);
  await keepHouse();
  const left = await db.select({ name: idempotencyKeys.name }).from(idempotencyKeys);
  expect(left.map(({ name }) => Buffer.from(name).toString())).toEqual([String(day)]);
  expect(await db.$count(mailOutbox)).toBe(1);
});

describe("the record", () => {
  test("goes after 400 days", async ({ write, keepHouse, left }) => {
    await write(402, 401, 399);
    await keepHouse();
    expect(await left()).toEqual([1, 1]);
  });

  test("stays while it is young by the database's clock, whatever the server's says", async ({
    write,
    db,
    left,
  }) => {
    await write(401, 399);
    await purgeHistory(db, new Date(Date.now() + 365 * day));
    expect(await left()).toEqual([1, 0]);
  });

  test("stays while the clock is not believed", async ({ write, keepHouse, left, server }) => {
    await write(401);
    await server.parts.clockWatch.check();
    server.clock.jump(365 * 24 * 60);
    await keepHouse();
    expect(await left()).toEqual([1, 1]);
    server.clock.jump(-365 * 24 * 60);
  });
});
