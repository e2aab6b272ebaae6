import { eq } from "drizzle-orm";
import type { AccountUpdate, OwnAccount } from "#contract/account.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { findOwn, findPasskeys, findPeople, findTotp, firstOf, showColleague } from "./sql.ts";

/** All that `/account` shows of its reader but the sessions. */
export async function readAccount(db: Db, userId: string): Promise<OwnAccount> {
  const own = await findOwn(db, userId);
  if (!own) throw new Problem(401, "session-ended");
  const { user, company } = own;
  const people = user.accountId === null ? [] : await findPeople(db, user.accountId);
  const first = firstOf(people);
  return {
    userName: user.userName,
    company,
    email: user.email,
    emailConfirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
    pendingEmail: user.pendingEmail,
    passwordChangedAt: user.passwordChangedAt?.toISOString() ?? null,
    locale: user.locale,
    mails: { offers: user.mailsOffers, rooms: user.mailsRooms },
    passkeys: await findPasskeys(db, userId),
    totp: await findTotp(db, userId),
    people: people.map((person) => showColleague(person, first)),
  };
}

/** Writes the language of the letters and which of them to get; what is left out stays. */
export async function updateAccount(
  db: Db,
  userId: string,
  { locale, mails }: AccountUpdate,
): Promise<OwnAccount> {
  const changes = {
    ...(locale === undefined ? {} : { locale }),
    ...(mails === undefined ? {} : { mailsOffers: mails.offers, mailsRooms: mails.rooms }),
  };
  if (Object.keys(changes).length > 0) await db.update(users).set(changes).where(eq(users.id, userId));
  return readAccount(db, userId);
}
