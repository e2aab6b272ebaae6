import { and, count, eq, gt, inArray, isNotNull, isNull, lte, not, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { futureFrom } from "#server/db/future.ts";
import {
  mailOutbox,
  offerMailKinds,
  type MailKind,
  type OfferMailKind,
} from "#server/db/schema/operations.ts";

/**
 * How many letters go out in any 24 hours. Those about requests, offers and rooms and those about signing in have a share each,
 * so that neither can hold the other back.
 */
export interface MailLimits {
  /** About requests, offers and rooms, of all senders and of one user. */
  perDay: number;
  perSender: number;
  /** To people, about signing in; and those of them that strangers ask for. */
  signIn: number;
  strangers: number;
}

/**
 * One client's offers take a tenth of the day's letters about offers and requests at most, and strangers half of those about
 * signing in: the others are kept for who is known where the call comes from, and for invitations.
 */
export const mailLimits: MailLimits = { perDay: 500, perSender: 50, signIn: 200, strangers: 100 };

const agencyKinds: MailKind[] = ["voice-request", "offer"];
const workKinds: MailKind[] = [...agencyKinds, ...offerMailKinds, "room-answers"];

const isOfWork = inArray(mailOutbox.kind, workKinds);
const isSignIn = notInArray(mailOutbox.kind, workKinds);

/** Whether a letter goes to a person, and not to the agency's own address. */
export const isPersonalKind = (kind: MailKind): boolean => !agencyKinds.includes(kind);

/** Whether it tells a person of an offer. */
export const isOfferKind = (kind: MailKind): kind is OfferMailKind =>
  offerMailKinds.some((one) => one === kind);

const day = 24 * 60 * 60_000;

const sentInADay = (now: Date) =>
  and(gt(mailOutbox.sentAt, new Date(now.getTime() - day)), lte(mailOutbox.sentAt, futureFrom(now)));

// A failed try is put off by an hour at most: what is due later was dated by a wrong clock.
const longestWait = 61 * 60_000;

const isDue = (now: Date) =>
  and(
    isNull(mailOutbox.sentAt),
    or(lte(mailOutbox.dueAt, now), gt(mailOutbox.dueAt, new Date(now.getTime() + longestWait))),
  );

/** The users whose letters of the day are used up. */
async function findSpentSenders(db: Db, { perSender }: MailLimits, now: Date): Promise<string[]> {
  const rows = await db
    .select({ sender: mailOutbox.sender })
    .from(mailOutbox)
    .where(and(isNotNull(mailOutbox.sender), sentInADay(now)))
    .groupBy(mailOutbox.sender)
    .having(sql`count(*) >= ${perSender}`);
  return rows.flatMap(({ sender }) => sender ?? []);
}

const notOf = (senders: string[]) =>
  senders.length === 0 ? undefined : or(isNull(mailOutbox.sender), notInArray(mailOutbox.sender, senders));

/** The shares of the day that are used up. */
async function findSpentShares(db: Db, { perDay, signIn, strangers }: MailLimits, now: Date) {
  const [row] = await db
    .select({
      all: count(),
      signIn: sql<number>`count(*) filter (where ${isSignIn})`.mapWith(Number),
      strangers: sql<number>`count(*) filter (where ${mailOutbox.isOfStranger})`.mapWith(Number),
    })
    .from(mailOutbox)
    .where(sentInADay(now));
  const sent = row ?? { all: 0, signIn: 0, strangers: 0 };
  return {
    work: sent.all - sent.signIn >= perDay,
    signIn: sent.signIn >= signIn,
    strangers: sent.strangers >= strangers,
  };
}

/** The condition for letters that are due and within the limits. */
export async function sendableNow(db: Db, limits: MailLimits, now: Date) {
  const spent = await findSpentShares(db, limits, now);
  const senders = await findSpentSenders(db, limits, now);
  return and(
    isDue(now),
    notOf(senders),
    spent.work ? isSignIn : undefined,
    spent.signIn ? isOfWork : undefined,
    spent.strangers ? not(mailOutbox.isOfStranger) : undefined,
  );
}

/** Who waits at a screen goes first, then what visitors asked for. */
export const urgentFirst = sql`case when ${isSignIn} then 0 when ${eq(mailOutbox.kind, "voice-request")} then 1 else 2 end`;

/** The letters that wait, and those of them that a limit holds back. */
export interface MailFigures {
  waiting: number;
  heldByDay: number;
  heldBySender: number;
}

export async function readMailFigures(db: Db, limits: MailLimits, now: Date): Promise<MailFigures> {
  const spent = await findSpentShares(db, limits, now);
  const senders = await findSpentSenders(db, limits, now);
  const held = [
    spent.work ? isOfWork : undefined,
    spent.signIn ? isSignIn : undefined,
    spent.strangers ? eq(mailOutbox.isOfStranger, true) : undefined,
  ].filter((condition) => condition !== undefined);
  const waiting = await db.$count(mailOutbox, isNull(mailOutbox.sentAt));
  const heldByDay =
    held.length > 0 ? await db.$count(mailOutbox, and(isDue(now), notOf(senders), or(...held))) : 0;
  const ofSpent = and(isDue(now), inArray(mailOutbox.sender, senders));
  return { waiting, heldByDay, heldBySender: senders.length > 0 ? await db.$count(mailOutbox, ofSpent) : 0 };
}
