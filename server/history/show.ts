import { desc, eq, inArray } from "drizzle-orm";
import type { Locale } from "#contract/enumerations.ts";
import type { HistoryEntry } from "#contract/history.ts";
import type { Db } from "#server/db/client.ts";
import { accounts, users } from "#server/db/people-schema.ts";
import { voiceArtists, voiceRequests } from "#server/db/schema.ts";
import { isUuid } from "#server/db/uuid.ts";
import { deleted } from "#server/http/language/deleted.ts";
import { say } from "#server/http/language/sentences.ts";
import type { HistoryRow } from "./find.ts";
import { personOf } from "./people.ts";

/** What these ids are called, be they of people, accounts, artists or voice requests. */
async function findNames(db: Db, ids: string[]) {
  const people = await db.select().from(users).where(inArray(users.id, ids));
  const artists = await db.select().from(voiceArtists).where(inArray(voiceArtists.id, ids));
  const requests = await db.select().from(voiceRequests).where(inArray(voiceRequests.id, ids));
  // The last of an account that is written into the map is its first person.
  const companies = await db
    .select({ id: accounts.id, company: accounts.company, name: users.name, lastName: users.lastName })
    .from(accounts)
    .innerJoin(users, eq(users.accountId, accounts.id))
    .where(inArray(accounts.id, ids))
    .orderBy(desc(users.createdAt), desc(users.id));
  return {
    people: new Map(people.map((row) => [row.id, personOf(row)])),
    names: new Map([
      ...people.map((row) => [row.id, personOf(row).name] as const),
      ...artists.map(({ id, name }) => [id, name] as const),
      ...requests.map(({ id, fullName }) => [id, fullName] as const),
      ...companies.map((row) => [row.id, row.company ?? personOf({ ...row, userName: "" }).name] as const),
    ]),
  };
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
    count: row.count,
    device: row.deviceKind,
    browser: row.browser,
  }));
}
