import { and, count, eq, inArray, isNull } from "drizzle-orm";
import { defaultLocale } from "#contract/constants/site-languages.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { roomGuests, rooms } from "#server/db/schema/rooms.ts";
import { say, type Sentence } from "#server/http/language/sentences.ts";
import { type LetterWords, letterTo } from "#server/mail/html-letter.ts";
import type { PersonalLetter } from "#server/mail/letter.ts";
import type { OwedMail } from "#server/mail/outbox.ts";
import { findTold, type Reader } from "#server/mail/told.ts";
import type { Parts } from "#server/parts.ts";
import { roomLetterSentences as sentences } from "./sentences.ts";

/** Whoever opened rooms, if told of answers as things are now. */
export async function findRoomReader(db: Db, userId: string): Promise<Reader | undefined> {
  const [reader] = await findTold(db, and(eq(users.id, userId), eq(users.mailsRooms, true)));
  return reader;
}

interface AnsweredRoom {
  id: string;
  title: string;
  /** Guests, and those of them who have sent. */
  guests: number;
  sent: number;
}

/** Those of the rooms that are still their maker's, the oldest first; without those that nobody answers any more. */
async function findAnswered(db: Db, makerId: string, roomIds: string[]): Promise<AnsweredRoom[]> {
  const { id, title } = rooms;
  const found = await db
    .select({ id, title, guests: count(roomGuests.id), sent: count(roomGuests.sentAt) })
    .from(rooms)
    .innerJoin(roomGuests, eq(roomGuests.roomId, id))
    .where(and(inArray(id, roomIds), eq(rooms.makerId, makerId), isNull(rooms.revokedAt)))
    .groupBy(id)
    .orderBy(rooms.createdAt, id);
  return found.filter(({ sent }) => sent > 0);
}

/** What was not sent for so long would only puzzle. */
const threeDays = 72 * 60 * 60_000;

/**
 * Writes the letter about rooms that guests answered, in its reader's language: titles and numbers, no names and no votes.
 * Undefined where nobody is to be told: the reader or the rooms are gone, or letters are not wanted.
 */
export async function writeRoomsLetter(
  { db, clock, settings }: Pick<Parts, "db" | "clock" | "settings">,
  { subjectIds, createdAt }: Pick<OwedMail, "subjectIds" | "createdAt">,
  siteUrl: string,
): Promise<PersonalLetter | undefined> {
  const [readerId = "", ...roomIds] = subjectIds;
  if (!settings.mail || clock().getTime() - createdAt.getTime() > threeDays) return undefined;
  const reader = await findRoomReader(db, readerId);
  const answered = reader ? await findAnswered(db, reader.id, roomIds) : [];
  if (!reader || answered.length === 0) return undefined;
  return letterTo(reader, wordsOf(reader, answered, { siteUrl, agency: settings.agency.name }));
}

interface Site {
  siteUrl: string;
  agency: string;
}

function wordsOf(reader: Reader, answered: AnsweredRoom[], { siteUrl, agency }: Site): LetterWords {
  const locale = reader.locale ?? defaultLocale;
  const write = (sentence: Sentence, values?: Record<string, unknown>) => say(locale, sentence, values);
  const [first, ...others] = answered;
  return {
    locale,
    agency,
    subject: write(sentences.subject),
    before: [write(sentences.text), ...answered.map((room) => write(sentences.room, { ...room }))],
    action:
      first && others.length === 0
        ? { label: write(sentences.openRoom), address: `${siteUrl}/rooms/${first.id}` }
        : { label: write(sentences.openRooms), address: `${siteUrl}/lists` },
    after: [write(sentences.fewer)],
  };
}
