import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { agencyToday, ahead } from "#server/clock/agency-day.ts";
import { mailOutbox } from "#server/db/schema/operations.ts";
import { productions, takeNotes, takes } from "#server/db/schema/productions.ts";
import { users } from "#server/db/schema/people.ts";
import { housekeeping } from "#server/housekeeping/job.ts";
import { letterWriter } from "#server/mail/write-letter.ts";
import { keepFiles } from "#server/productions/keeping/job.ts";
import { addApproval, addTake, test as base, type StoredTake } from "./production-fixtures.ts";

const day = 24 * 60;
const { keptDays, unapprovedDays, tellDays } = productionLimits;

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { mail: true } }))
  // Those of some takes that lie in the store.
  .extend("stored", ({ server }) => async (...of: StoredTake[]) => {
    const names = new Set(await readdir(join(server.folder, "audio")));
    return of.map(({ keys }) => keys.filter((key) => names.has(key)).length);
  })
  .extend(
    "keep",
    ({ server }) =>
      () =>
        keepFiles(server.parts).run(),
  )
  .extend("standing", ({ db, offerId }) => async () => {
    const [row] = await db.select().from(productions).where(eq(productions.offerId, offerId));
    return row;
  })
  // The client has approved `take`, and not the other one.
  .extend("other", async ({ server, db, offerId, take }) => {
    const other = await addTake(server.parts, offerId, { title: "Take 2", place: 1 });
    await addApproval(server.parts, offerId, [take]);
    const keptUntil = ahead(agencyToday(server.parts), { days: keptDays.usual });
    await db
      .update(productions)
      .set({ state: "approved", approvedAt: server.clock.read(), keptUntil })
      .where(eq(productions.offerId, offerId));
    return other;
  });

const whole = 4;

test("takes without an approval go after some days, approved ones in their time; the record stays, and both sides are told", async ({
  server,
  db,
  owner,
  client,
  take,
  other,
  stored,
  keep,
  standing,
}) => {
  for (const { userId } of [owner, client])
    await db
      .update(users)
      .set({ email: `${userId}@example.com`, locale: "en" })
      .where(eq(users.id, userId));
  server.clock.forward((unapprovedDays - 1) * day);
  await keep();
  expect(await stored(take, other)).toEqual([whole, whole]);
  server.clock.forward(2 * day);
  await keep();
  expect(await stored(take, other)).toEqual([whole, 0]);
  const rows = await db.select().from(takes).where(eq(takes.id, other.id));
  expect(rows).toMatchObject([{ sha256: other.sha256, copyKey: null, forgottenAt: server.clock.read() }]);
  server.clock.forward((keptDays.usual - tellDays - unapprovedDays - 2) * day);
  await keep();
  expect(await db.$count(mailOutbox)).toBe(0);
  server.clock.forward(day);
  await keep();
  await keep();
  const letters = await db.select().from(mailOutbox);
  expect(letters.map(({ kind, subjectIds }) => [kind, subjectIds[0]]).toSorted()).toEqual(
    [
      ["offer-files", owner.userId],
      ["offer-files", client.userId],
    ].toSorted(),
  );
  const last = (await standing())?.keptUntil ?? "";
  const write = letterWriter(server.parts, "https://site.example");
  const letter = await write({ ...letters[0], createdAt: server.clock.read() } as Parameters<
    typeof write
  >[0]);
  expect(letter?.text).toContain(`/offers/${letters[0]?.subjectIds[1]}`);
  expect(letter?.text).toContain(new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(new Date(last)));
  server.clock.forward((tellDays - 1) * day);
  await keep();
  expect(await stored(take)).toEqual([whole]);
  server.clock.forward(day);
  await keep();
  expect(await stored(take)).toEqual([0]);
  expect(await standing()).toMatchObject({ state: "approved", keptUntil: last });
});

test("nobody who was told late loses a file before its days are over", async ({
  server,
  take,
  other: _other,
  stored,
  keep,
  standing,
}) => {
  server.clock.forward(2 * keptDays.usual * day);
  await keep();
  expect(await stored(take)).toEqual([whole]);
  expect((await standing())?.keptUntil).toBe(ahead(agencyToday(server.parts), { days: tellDays }));
  server.clock.forward(tellDays * day);
  await keep();
  expect(await stored(take)).toEqual([0]);
});

test("a wrong clock deletes nothing, and a production that was reopened loses nothing", async ({
  server,
  db,
  offerId,
  take,
  other,
  stored,
  keep,
}) => {
  server.clock.jump(2 * keptDays.usual * day);
  await keep();
  expect(await stored(take, other)).toEqual([whole, whole]);
  server.clock.jump(-2 * keptDays.usual * day);
  await db.update(productions).set({ state: "changes" }).where(eq(productions.offerId, offerId));
  server.clock.forward(2 * keptDays.usual * day);
  await keep();
  await keep();
  expect(await stored(take, other)).toEqual([whole, whole]);
});

test("the sweep leaves the bytes of takes, and takes those of a client who is deleted", async ({
  server,
  db,
  owner,
  client,
  offerId,
  take,
  other,
  stored,
}) => {
  const said = { takeId: take.id, side: "client", userId: client.userId, round: 1, number: 1 } as const;
  await db.insert(takeNotes).values({ ...said, from: 5, text: "Biraz daha sıcak" });
  const keepHouse = async () => {
    server.clock.forward(2 * day);
    await housekeeping(server.parts, { voiceRequestDays: 180 }).run();
  };
  await keepHouse();
  expect(await stored(take, other)).toEqual([whole, whole]);
  const session = await server.login(owner.userName, owner.password);
  const deleted = await server.inject({
    method: "DELETE",
    url: `/api/v1/clients/accounts/${client.accountId}`,
    headers: { authorization: `Bearer ${session.body}` },
  });
  expect(deleted.statusCode).toBe(204);
  expect([await db.$count(takes, eq(takes.offerId, offerId)), await db.$count(takeNotes)]).toEqual([0, 0]);
  await keepHouse();
  expect(await stored(take, other)).toEqual([0, 0]);
});
