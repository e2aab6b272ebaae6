import type { ClientAccount, ClientPerson } from "#contract/clients/clients.ts";
import type { PersonState } from "#contract/constants/values/people.ts";

/** Who stands for an account: its first person. Undefined only for an account without people. */
export const firstPerson = ({ people }: ClientAccount): ClientPerson | undefined => people[0];

export const fullName = ({ name, lastName }: Pick<ClientPerson, "name" | "lastName">): string =>
  `${name} ${lastName}`.trim();

/** The name of an account in sentences: its first person's. */
export const accountName = (account: ClientAccount): string => {
  const person = firstPerson(account);
  return person ? fullName(person) : (account.company ?? "");
};

/** What becomes of the account: a lock of all its people counts before the first person's own state. */
export const accountState = (account: ClientAccount): PersonState =>
  account.isLocked ? "locked" : (firstPerson(account)?.state ?? "inactive");

/** When any of its people was here last. */
export const accountSeenAt = ({ people }: ClientAccount): string | null =>
  people.reduce<string | null>(
    (latest, { lastSeenAt }) => (lastSeenAt && (!latest || lastSeenAt > latest) ? lastSeenAt : latest),
    null,
  );
