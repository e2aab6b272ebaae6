import { and, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { AudioStore } from "#server/audio/store.ts";
import { likedVoicesOf } from "#server/clients/likes.ts";
import type { Db } from "#server/db/client.ts";
import { historyRecords, refusedLogins } from "#server/db/schema/operations.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { offerAttachments, offers } from "#server/db/schema/offers.ts";
import { findRows } from "#server/history/find.ts";
import { findHeldLists } from "#server/lists/held.ts";
import { findHeldNotes, findHeldProductions } from "#server/productions/held.ts";
import { findHeldRooms } from "#server/rooms/held.ts";
import { readDetails } from "#server/offers/details.ts";
import type { OfferReader } from "#server/offers/reader.ts";
import { findOffers } from "#server/offers/sql.ts";
import { findHeldRequests, findRequestActs } from "#server/voice-requests/held.ts";
import { everythingOf, knownToAll } from "./person.ts";
import { bytesOf, type Files, jsonListOf, jsonOf } from "./zip.ts";

// An id that nobody has.
const nobody = "00000000-0000-0000-0000-000000000000";

type UserRow = typeof users.$inferSelect;

/** Everything of an account's offers that its people can read, with terms, brief and events. */
async function offersOf(db: Db, accountId: string, today: string, part: { limit: number; offset: number }) {
  const reader: OfferReader = { side: "client", userId: nobody, accountId };
  const told = [];
  for (const { offer } of await findOffers(db, { accountId, ...part }, today)) {
    const found = await readDetails(db, reader, offer.offerId, today, { isWhole: true });
    if (!found) continue;
    // What nobody has read is each person's own.
    const { voiceIds: _ids, unread: _unread, hasOlder: _none, ...details } = found;
    told.push(details);
  }
  return told;
}

/** What the record says of these people; whoever else stands in it is told by kind alone. */
async function recordOf(
  db: Db,
  people: UserRow[],
  accountId: string | null,
  part: { limit: number; offset: number },
) {
  const ids = people.map(({ id }) => id);
  const subjects = accountId === null ? ids : [...ids, accountId];
  const { actorId, subjectId } = historyRecords;
  const rows = await findRows(
    db,
    {
      records: or(inArray(actorId, ids), inArray(subjectId, subjects)),
      refused: inArray(refusedLogins.userId, ids),
    },
    part,
  );
  const names = new Map<string | null, string>(people.map(({ id, userName }) => [id, userName]));
  return rows.map(
    ({ at, action, actorId: actor, subjectId: subject, fields, count, deviceKind, browser }) => ({
      at,
      action,
      by: names.get(actor) ?? (actor === null ? "server" : "somebody else"),
      to: subject === accountId ? "account" : (names.get(subject) ?? null),
      fields,
      count,
      device: deviceKind,
      browser,
    }),
  );
}

/** What is held where, and the day where the agency is. */
interface Held {
  db: Db;
  audio: AudioStore;
  today: string;
}

/** The files that messages of an account's offers carry; `offers.json` tells the name of each beside its id. */
async function attachmentsOf({ db, audio }: Held, accountId: string): Promise<Files> {
  const { id, format, storageKey, eventId, offerId } = offerAttachments;
  const rows = await db
    .select({ id, format, storageKey })
    .from(offerAttachments)
    .innerJoin(offers, eq(offers.id, offerId))
    .where(and(eq(offers.accountId, accountId), isNotNull(eventId), isNotNull(storageKey)))
    .orderBy(id);
  return Object.fromEntries(
    rows.map((row) => [
      `attachments/${row.id}.${row.format}`,
      () => bytesOf(() => audio.read(row.storageKey ?? "")),
    ]),
  );
}

/** Everything held of a client's account and its people; of the likes and offers, all that the account shares, lists of those who are told of. */
async function accountFiles(
  held: Held,
  accountId: string,
  told: UserRow[],
  people: UserRow[],
): Promise<Files> {
  const { db, today } = held;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  const ids = new Set(told.map(({ id }) => id));
  return {
    "account.json": () =>
      jsonOf(async () => {
        const shown = [];
        for (const person of people)
          shown.push(ids.has(person.id) ? await everythingOf(db, person) : knownToAll(person));
        return { account: account ?? null, people: shown };
      }),
    "likes.json": () => jsonOf(() => likedVoicesOf(db, accountId, today)),
    "lists.json": () => jsonListOf((part) => findHeldLists(db, [...ids], today, part)),
    "rooms.json": () => jsonListOf((part) => findHeldRooms(db, [...ids], part)),
    "requests.json": () => jsonListOf((part) => findHeldRequests(db, accountId, part)),
    "offers.json": () => jsonListOf((part) => offersOf(db, accountId, today, part)),
    "productions.json": () => jsonListOf((part) => findHeldProductions(db, accountId, part)),
    "notes.json": () => jsonListOf((part) => findHeldNotes(db, accountId, part)),
    "history.json": () => jsonListOf((part) => recordOf(db, told, accountId, part)),
    ...(await attachmentsOf(held, accountId)),
  };
}

const peopleOf = (db: Db, accountId: string) =>
  db.select().from(users).where(eq(users.accountId, accountId)).orderBy(users.createdAt, users.id);

/** All that is held of an account; undefined for an unknown one. */
export async function filesOfAccount(held: Held, accountId: string): Promise<Files | undefined> {
  const people = await peopleOf(held.db, accountId);
  return people.length === 0 ? undefined : accountFiles(held, accountId, people, people);
}

/** All that is held of a person: for a client that of the account too, but of the others only what everybody there sees. */
export async function filesOfPerson(held: Held, userId: string): Promise<Files> {
  const { db } = held;
  const own = await db.select().from(users).where(eq(users.id, userId));
  const accountId = own[0]?.accountId ?? null;
  if (accountId !== null) return accountFiles(held, accountId, own, await peopleOf(db, accountId));
  return {
    "account.json": () =>
      jsonOf(async () => ({
        account: null,
        people: await Promise.all(own.map((row) => everythingOf(db, row))),
      })),
    "rooms.json": () => jsonListOf((part) => findHeldRooms(db, [userId], part)),
    "requests.json": () => jsonListOf((part) => findRequestActs(db, userId, part)),
    "history.json": () => jsonListOf((part) => recordOf(db, own, null, part)),
  };
}
