import { eq } from "drizzle-orm";
import type { Colleague, ColleagueDraft } from "#contract/account.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import { limits } from "#contract/constants/limits.ts";
import { insertPerson } from "#server/clients/new-person.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { by, recordHistory } from "#server/history/record.ts";
import { cleanName } from "#server/http/clean-text.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import type { KeyedCall } from "#server/repeats/keyed-call.ts";
import { once } from "#server/repeats/once.ts";
import { accountOf, type Caller } from "#server/session/caller.ts";
import { generatePassword } from "#server/session/passwords.ts";
import { cleanAddress } from "./address.ts";
import { oweInvitation } from "./invite.ts";
import { findPeople, firstOf, showColleague } from "./sql.ts";

type PeopleParts = Pick<Parts, "db" | "clock" | "passwords">;

/** The people of the caller's company, whose row is locked; 403 unless the caller is the first of them. */
async function peopleOfFirst(tx: Db, caller: Caller) {
  const people = await findPeople(tx, accountOf(caller), { lock: true });
  if (firstOf(people)?.id !== caller.userId) throw new Problem(403, "forbidden");
  return people;
}

/**
 * Invites a colleague: a client with a user name of their own, who comes in by the link of a mail alone. Only the first
 * person of a company may. An address that is somebody's is taken like any other.
 */
export async function inviteColleague(
  { db, clock, passwords }: PeopleParts,
  caller: Caller,
  draft: ColleagueDraft,
  { locale, keyed }: { locale: Locale; keyed: KeyedCall | undefined },
): Promise<Colleague> {
  const [name, lastName] = [cleanName(draft.name, "name"), cleanName(draft.lastName, "lastName")];
  const pendingEmail = cleanAddress(draft.email, "email");
  // Nobody ever learns this password.
  const passwordHash = await passwords.hash(generatePassword());
  const accountId = accountOf(caller);
  const invite = async (tx: Db) => {
    const people = await peopleOfFirst(tx, caller);
    if (people.length >= limits.people)
      throw new Problem(422, "too-many-people", { values: { most: limits.people } });
    const person = { role: "CLIENT", accountId, name, lastName, passwordHash, pendingEmail } as const;
    const { id } = await insertPerson(tx, person);
    await oweInvitation(tx, { userId: id, inviterId: caller.userId, locale }, clock());
    await recordHistory(tx, { ...by(caller), action: "client.invite", subjectId: id, changes: {} });
    return { userId: id };
  };
  return db.transaction(async (tx) => {
    const { userId } = await once(tx, keyed, clock(), () => invite(tx));
    const people = await findPeople(tx, accountId);
    const invited = people.find(({ id }) => id === userId);
    if (!invited) throw new Problem(404, "person-not-found");
    return showColleague(invited, firstOf(people));
  });
}

/** Removes a colleague, whose sessions and links end with that; offers stay with the company. Nobody removes themselves. */
export async function removeColleague(
  { db }: Pick<PeopleParts, "db">,
  caller: Caller,
  userName: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const people = await peopleOfFirst(tx, caller);
    const person = people.find((one) => one.userName === userName);
    if (!person) throw new Problem(404, "person-not-found");
    if (person.id === caller.userId) throw new Problem(403, "forbidden");
    await tx.delete(users).where(eq(users.id, person.id));
    await recordHistory(tx, {
      ...by(caller),
      action: "client.remove",
      subjectId: person.id,
      changes: {},
    });
  });
}
