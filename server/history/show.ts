import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { HistoryEntry } from "#contract/history.ts";
import type { Db } from "#server/db/client.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { voiceArtists } from "#server/db/schema/catalogue.ts";
import { lists } from "#server/db/schema/lists.ts";
import { offers } from "#server/db/schema/offers.ts";
import { rooms } from "#server/db/schema/rooms.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { isUuid } from "#server/db/uuid.ts";
import { deleted } from "#server/http/language/deleted.ts";
import { say } from "#server/http/language/sentences.ts";
import type { HistoryRow } from "./find.ts";
import { personColumns, personOf } from "./people.ts";

/** What accounts, artists, voice requests, offers, lists and rooms of these ids are called. */
async function findThings(db: Db, ids: string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const artists = await db
    .select({ id: voiceArtists.id, name: voiceArtists.name })
    .from(voiceArtists)
    .where(inArray(voiceArtists.id, ids));
  const requests = await db
    .select({ id: voiceRequests.id, name: voiceRequests.fullName })
    .from(voiceRequests)
    .where(inArray(voiceRequests.id, ids));
  const titles = await db
    .select({ id: offers.id, name: offers.title })
    .from(offers)
    .where(inArray(offers.id, ids));
  const named = await db.select({ id: lists.id, name: lists.name }).from(lists).where(inArray(lists.id, ids));
  const titled = await db
    .select({ id: rooms.id, name: rooms.title })
    .from(rooms)
    .where(and(inArray(rooms.id, ids), isNull(rooms.revokedAt)));
  const companies = await db
    .select({ id: accounts.id, company: accounts.company, ...personColumns })
    .from(accounts)
    .innerJoin(users, eq(users.accountId, accounts.id))
    .where(inArray(accounts.id, ids))
    // The last one that is written into a map is the first person.
    .orderBy(users.isActive, desc(users.createdAt), desc(users.id));
  return [
    ...[...artists, ...requests, ...titles, ...named, ...titled].map(({ id, name }): [string, string] => [
      id,
      name,
    ]),
    ...companies.map((row): [string, string] => [row.id, row.company ?? personOf(row).name]),
  ];
}

/** The people of these ids, and what everything else of them is called. */
async function findNames(db: Db, ids: string[]) {
  const rows = await db
    .select({ id: users.id, ...personColumns })
    .from(users)
    .where(inArray(users.id, ids));
  const people = new Map(rows.map((row) => [row.id, personOf(row)]));
  const things = await findThings(
    db,
    ids.filter((id) => !people.has(id)),
  );
  return { people, names: new Map([...things, ...rows.map((row) => [row.id, personOf(row).name] as const)]) };
}

// Who of these is gone was a person or a company.
const aboutPeople = /^(?:account|client|owner)\./;

/** Rows of the record in words, as the caller reads them: the record itself holds ids. */
export async function showRows(db: Db, rows: HistoryRow[], locale: Locale): Promise<HistoryEntry[]> {
  const ids = rows.flatMap(({ actorId, subjectId }) => [actorId ?? "", subjectId]).filter(isUuid);
  const { people, names } = await findNames(db, [...new Set(ids)]);
  const actorOf = ({ actorId }: HistoryRow): HistoryEntry["actor"] => {
    if (actorId === null) return null;
    return actorId === "" ? "unknown" : (people.get(actorId) ?? "deleted");
  };
  const subjectOf = ({ action, actorId, subjectId }: HistoryRow): string | null => {
    if (subjectId === actorId) return null;
    return names.get(subjectId) ?? (aboutPeople.test(action) ? say(locale, deleted) : null);
  };
  return rows.map((row) => ({
    id: row.count === null ? String(row.id) : `${row.at.toISOString()} ${row.actorId}`,
    at: row.at.toISOString(),
    action: row.action,
    actor: actorOf(row),
    subject: subjectOf(row),
    fields: row.fields,
    state: row.state,
    count: row.count,
    device: row.deviceKind,
    browser: row.browser,
  }));
}
