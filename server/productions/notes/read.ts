import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { TakeNote } from "#contract/productions/productions.ts";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { users } from "#server/db/schema/people.ts";
import { productions, takeNotes, takeReplies, takes } from "#server/db/schema/productions.ts";
import { isUuid } from "#server/db/uuid.ts";
import { deleted } from "#server/http/language/deleted.ts";
import { say } from "#server/http/language/sentences.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { shownName } from "#server/offers/events.ts";
import type { OfferReader } from "#server/offers/reader.ts";
import { isSeenBy } from "#server/productions/take.ts";

/** Whose notes are read, and in which language who is gone has a word. */
export interface NoteReader {
  reader: OfferReader;
  locale: Locale;
}

/** What somebody is called where a reader sees it. */
function nameFor({ reader, locale }: NoteReader, side: OfferTurn, person: Parameters<typeof shownName>[0]) {
  return shownName(person, side === "agency" && reader.side === "client") || say(locale, deleted);
}

/** The replies to some notes by note, the oldest first. */
async function findReplies(db: Db, by: NoteReader, noteIds: string[]) {
  if (noteIds.length === 0) return new Map<string, TakeNote["replies"]>();
  const { noteId, side, text, createdAt, userId } = takeReplies;
  const rows = await db
    .select({ noteId, side, text, at: createdAt, name: users.name, lastName: users.lastName })
    .from(takeReplies)
    .leftJoin(users, eq(users.id, userId))
    .where(inArray(noteId, noteIds))
    .orderBy(asc(createdAt), asc(takeReplies.id));
  const grouped = Map.groupBy(rows, (row) => row.noteId);
  return new Map(
    [...grouped].map(([id, replies]) => [
      id,
      replies.map(({ side: said, text: words, at, ...person }) => ({
        side: said,
        by: nameFor(by, said, person),
        at: at.toISOString(),
        text: words,
      })),
    ]),
  );
}

/** Whether a note may still be changed by its author: in the round in which it was written, until that is answered. */
export const mayStillChange = (
  note: { round: number },
  production: { state: string; round: number },
): boolean => production.state === "review" && note.round === production.round;

const resolver = alias(users, "resolver");

/** Some notes as a reader sees them, in order of their moments. */
async function findNotes(db: Db, by: NoteReader, which: SQL): Promise<TakeNote[]> {
  const rows = await db
    .select({
      note: takeNotes,
      state: productions.state,
      begun: productions.round,
      name: users.name,
      lastName: users.lastName,
      resolver: { role: resolver.role, name: resolver.name, lastName: resolver.lastName },
    })
    .from(takeNotes)
    .innerJoin(takes, eq(takes.id, takeNotes.takeId))
    .innerJoin(productions, eq(productions.offerId, takes.offerId))
    .leftJoin(users, eq(users.id, takeNotes.userId))
    .leftJoin(resolver, eq(resolver.id, takeNotes.resolvedBy))
    .where(which)
    .orderBy(asc(takeNotes.from), asc(takeNotes.number));
  const replies = await findReplies(
    db,
    by,
    rows.map(({ note }) => note.id),
  );
  return rows.map(({ note, state, begun, resolver: who, ...author }) => ({
    noteId: note.id,
    takeId: note.takeId,
    number: note.number,
    round: note.round,
    from: note.from,
    to: note.to,
    text: note.text,
    side: note.side,
    by: nameFor(by, note.side, author),
    at: note.createdAt.toISOString(),
    guestName: note.guestName,
    isOwn: note.userId === by.reader.userId && mayStillChange(note, { state, round: begun }),
    resolved: note.resolvedAt && {
      by: nameFor(by, who?.role === "OWNER" ? "agency" : "client", who ?? { name: null, lastName: null }),
      at: note.resolvedAt.toISOString(),
    },
    replies: replies.get(note.id) ?? [],
  }));
}

/** The notes of a take; 404 for an offer or a take that the reader does not see. */
export async function readNotes(
  db: Db,
  by: NoteReader,
  { offerId, takeId }: { offerId: string; takeId: string },
): Promise<TakeNote[]> {
  const { accountId, side } = by.reader;
  const [offer] = isUuid(offerId)
    ? await db.select({ accountId: offers.accountId }).from(offers).where(eq(offers.id, offerId))
    : [];
  if (!offer || (accountId !== null && offer.accountId !== accountId))
    throw new Problem(404, "offer-not-found");
  const [take] = isUuid(takeId)
    ? await db
        .select({ id: takes.id })
        .from(takes)
        .innerJoin(productions, eq(productions.offerId, takes.offerId))
        .where(and(eq(takes.id, takeId), eq(takes.offerId, offerId), isSeenBy(side, productions.round)))
    : [];
  if (!take) throw new Problem(404, "take-not-found");
  return findNotes(db, by, eq(takeNotes.takeId, take.id));
}

/** One note that was written just now; 404 where it is gone by then. */
export async function readNote(db: Db, by: NoteReader, noteId: string): Promise<TakeNote> {
  const [note] = await findNotes(db, by, eq(takeNotes.id, noteId));
  if (!note) throw new Problem(404, "note-not-found");
  return note;
}
