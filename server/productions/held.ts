import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Approval } from "#contract/productions/productions.ts";
import type { Db } from "#server/db/client.ts";
import { offerEvents, offers } from "#server/db/schema/offers.ts";
import { users } from "#server/db/schema/people.ts";
import { productions, takeNotes, takeReplies, takes } from "#server/db/schema/productions.ts";
import { shownName } from "#server/offers/events.ts";

interface Part {
  limit: number;
  offset: number;
}

/** Who said something, as a client knows them: of the agency the first name; empty for who is gone. */
const nameOf = (side: string, who: { name: string; lastName: string } | null): string =>
  shownName(who ?? { name: null, lastName: null }, side === "agency");

const person = { name: users.name, lastName: users.lastName };

/** The files of an account's takes that were handed over, by name, and who approved which of them. */
export async function findHeldProductions(db: Db, accountId: string, { limit, offset }: Part) {
  const rows = await db
    .select({ offerId: offers.id, title: offers.title, production: productions })
    .from(productions)
    .innerJoin(offers, eq(offers.id, productions.offerId))
    .where(eq(offers.accountId, accountId))
    .orderBy(asc(offers.position))
    .limit(limit)
    .offset(offset);
  const told = [];
  for (const { offerId, title, production } of rows) {
    const { state, round, keptUntil } = production;
    told.push({
      offerId,
      title,
      state,
      round,
      keptUntil,
      takes: await findHeldTakes(db, offerId, round),
      approvals: await findApprovals(db, offerId),
    });
  }
  return told;
}

const findHeldTakes = (db: Db, offerId: string, round: number) =>
  db
    .select({
      takeId: takes.id,
      round: takes.round,
      title: takes.title,
      fileName: takes.fileName,
      bytes: takes.bytes,
      seconds: takes.seconds,
      sha256: takes.sha256,
      filesDeletedAt: takes.forgottenAt,
    })
    .from(takes)
    .where(and(eq(takes.offerId, offerId), lte(takes.round, round)))
    .orderBy(asc(takes.round), asc(takes.place), asc(takes.id));

async function findApprovals(db: Db, offerId: string) {
  const { id, createdAt, side, details, kind, userId } = offerEvents;
  const rows = await db
    .select({ at: createdAt, side, details, person })
    .from(offerEvents)
    .leftJoin(users, eq(users.id, userId))
    .where(and(eq(offerEvents.offerId, offerId), eq(kind, "approved")))
    .orderBy(asc(id));
  return rows.map((row) => ({
    at: row.at,
    by: nameOf(row.side, row.person),
    takes: row.details["takes"] as Approval["takes"],
  }));
}

/** What both sides remarked about an account's takes that were handed over, with replies. */
export async function findHeldNotes(db: Db, accountId: string, { limit, offset }: Part) {
  const rows = await db
    .select({ note: takeNotes, person })
    .from(takeNotes)
    .innerJoin(takes, eq(takes.id, takeNotes.takeId))
    .innerJoin(productions, eq(productions.offerId, takes.offerId))
    .innerJoin(offers, eq(offers.id, takes.offerId))
    .leftJoin(users, eq(users.id, takeNotes.userId))
    .where(and(eq(offers.accountId, accountId), lte(takes.round, productions.round)))
    .orderBy(asc(takeNotes.createdAt), asc(takeNotes.id))
    .limit(limit)
    .offset(offset);
  const replies = await findReplies(
    db,
    rows.map(({ note }) => note.id),
  );
  return rows.map(({ note, person: who }) => ({
    takeId: note.takeId,
    number: note.number,
    from: note.from,
    to: note.to,
    text: note.text,
    side: note.side,
    by: nameOf(note.side, who),
    guestName: note.guestName,
    at: note.createdAt,
    resolvedAt: note.resolvedAt,
    replies: (replies.get(note.id) ?? []).map(({ reply }) => reply),
  }));
}

async function findReplies(db: Db, noteIds: string[]) {
  const { id, noteId, side, text, createdAt, userId } = takeReplies;
  const rows = await db
    .select({ noteId, side, text, at: createdAt, person })
    .from(takeReplies)
    .leftJoin(users, eq(users.id, userId))
    .where(inArray(noteId, noteIds))
    .orderBy(asc(createdAt), asc(id));
  const told = rows.map(({ person: who, noteId: of, ...row }) => ({
    of,
    reply: { ...row, by: nameOf(row.side, who) },
  }));
  return Map.groupBy(told, ({ of }) => of);
}
