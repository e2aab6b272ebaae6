import { and, desc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { agencyToday, timeIn } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { mailOutbox } from "#server/db/schema/operations.ts";
import { users } from "#server/db/schema/people.ts";
import { roomGuests, rooms } from "#server/db/schema/rooms.ts";
import type { Job } from "#server/jobs.ts";
import { atOnce } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { findRoomReader } from "./write.ts";

type TellParts = Pick<Parts, "db" | "clock" | "clockWatch" | "settings">;

/** Answers that nobody was told of for longer are no news. */
const newsFor = 7 * 24 * 60 * 60_000;

/** A letter tells of what was sent this long before it, so that none is missed that was being stored meanwhile. */
const storedBy = 60_000;

const before = (time: Date, by: number): Date => new Date(time.getTime() - by);

/** Rooms that guests answered between two letters, of one maker or of all. */
const answeredBetween = (db: Db, last: Date, now: Date, makerId?: string) =>
  db
    .select({ roomId: rooms.id, makerId: rooms.makerId })
    .from(rooms)
    .innerJoin(roomGuests, eq(roomGuests.roomId, rooms.id))
    .where(
      and(
        isNull(rooms.revokedAt),
        gt(roomGuests.sentAt, before(last, storedBy)),
        lte(roomGuests.sentAt, before(now, storedBy)),
        makerId === undefined ? undefined : eq(rooms.makerId, makerId),
      ),
    )
    .groupBy(rooms.id)
    .orderBy(rooms.createdAt, rooms.id);

/** When somebody was last told of answers. */
async function lastTold(tx: Db, makerId: string): Promise<Date | undefined> {
  const { kind, subjectIds, createdAt } = mailOutbox;
  const [last] = await tx
    .select({ createdAt })
    .from(mailOutbox)
    .where(and(eq(kind, "room-answers"), sql`${subjectIds}[1] = ${makerId}::uuid`))
    .orderBy(desc(createdAt))
    .limit(1);
  return last?.createdAt;
}

/** Owes a maker the letter of a day; nothing where another process is at it, or where it was owed since `dueAt`. */
const tell = (db: Db, makerId: string, dueAt: Date, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const isMaker = eq(users.id, makerId);
    const locked = await tx
      .select({ id: users.id })
      .from(users)
      .where(isMaker)
      .for("update", { skipLocked: true });
    if (locked.length === 0 || !(await findRoomReader(tx, makerId))) return;
    const last = await lastTold(tx, makerId);
    if (last && last >= dueAt) return;
    const oldest = before(now, newsFor);
    const answered = await answeredBetween(tx, last && last > oldest ? last : oldest, now, makerId);
    if (answered.length === 0) return;
    const subjectIds = [makerId, ...answered.map(({ roomId }) => roomId)];
    const mail = { kind: "room-answers", subjectIds, dueAt: atOnce, createdAt: now } as const;
    await tx.insert(mailOutbox).values(mail);
  });

/**
 * Owes a letter a day to whoever opened rooms that guests answered since the one before: from the hour on at which rooms
 * close, so that it tells of what was said until then. Only while the clock is believed.
 */
export const tellOfAnswers = (parts: TellParts): Job => ({
  name: "tell of answers",
  everySeconds: 600,
  async run() {
    const { db, clock, clockWatch, settings } = parts;
    if (!(await clockWatch.mayDestroy())) return;
    const now = clock();
    const dueAt = timeIn(settings.agencyTimeZone, agencyToday(parts), roomLimits.closesAtHour);
    if (now < dueAt) return;
    const answered = await answeredBetween(db, before(now, newsFor), now);
    for (const makerId of new Set(answered.map((room) => room.makerId))) await tell(db, makerId, dueAt, now);
  },
});
