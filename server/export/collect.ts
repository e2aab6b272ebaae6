import { eq, inArray, or } from "drizzle-orm";
import { likedVoicesOf } from "#server/clients/likes.ts";
import type { Db } from "#server/db/client.ts";
import { historyRecords, refusedLogins } from "#server/db/operations-schema.ts";
import { accounts, users } from "#server/db/people-schema.ts";
import { findRows } from "#server/history/find.ts";
import { findOfferVoices } from "#server/offers/page.ts";
import { findOffers } from "#server/offers/sql.ts";
import { everythingOf, knownToAll } from "./person.ts";
import { type Files, jsonListOf, jsonOf } from "./zip.ts";

type UserRow = typeof users.$inferSelect;

async function offersOf(db: Db, accountId: string, part: { limit: number; offset: number }) {
  const placed = await findOffers(db, { accountId, ...part });
  const ids = [...new Set(placed.flatMap(({ offer }) => offer.voiceIds))];
  const voices = new Map((await findOfferVoices(db, ids)).map((voice) => [voice.voiceId, voice]));
  return placed.map(({ offer: { voiceIds, ...offer }, userName }) => ({
    ...offer,
    userName,
    voices: voiceIds.flatMap((voiceId) => voices.get(voiceId) ?? []),
  }));
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

/** Everything held of a client's account and its people; of the likes and offers, all that the account shares. */
async function accountFiles(db: Db, accountId: string, told: UserRow[], people: UserRow[]): Promise<Files> {
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
    "likes.json": () => jsonOf(() => likedVoicesOf(db, accountId)),
    "offers.json": () => jsonListOf((part) => offersOf(db, accountId, part)),
    "history.json": () => jsonListOf((part) => recordOf(db, told, accountId, part)),
  };
}

const peopleOf = (db: Db, accountId: string) =>
  db.select().from(users).where(eq(users.accountId, accountId)).orderBy(users.createdAt, users.id);

/** All that is held of an account; undefined for an unknown one. */
export async function filesOfAccount(db: Db, accountId: string): Promise<Files | undefined> {
  const people = await peopleOf(db, accountId);
  return people.length === 0 ? undefined : accountFiles(db, accountId, people, people);
}

/** All that is held of a person: for a client that of the account too, but of the others only what everybody there sees. */
export async function filesOfPerson(db: Db, userId: string): Promise<Files> {
  const own = await db.select().from(users).where(eq(users.id, userId));
  const accountId = own[0]?.accountId ?? null;
  if (accountId !== null) return accountFiles(db, accountId, own, await peopleOf(db, accountId));
  return {
    "account.json": () =>
      jsonOf(async () => ({
        account: null,
        people: await Promise.all(own.map((row) => everythingOf(db, row))),
      })),
    "history.json": () => jsonListOf((part) => recordOf(db, own, null, part)),
  };
}
