import { randomBytes } from "node:crypto";
import type { Db } from "#server/db/client.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { type audioFiles, likes } from "#server/db/schema/catalogue.ts";
import type { Passwords } from "#server/session/passwords.ts";
import { demoClients, demoOwner } from "#demo/customers/clients.ts";
import { fillLists } from "./fill-lists.ts";
import { fillOffers } from "./fill-offers.ts";
import { demoPasswordOf } from "./facts.ts";

type UserRow = typeof users.$inferInsert;
type AudioRow = typeof audioFiles.$inferInsert;

const companyOf = (wanted: string) =>
  demoClients.find(({ userName }) => userName === wanted)?.company ?? null;

/** The demo users; whoever has no printed login has a password that nobody knows. */
export async function demoUserRows(passwords: Passwords): Promise<UserRow[]> {
  const hashFor = (userName: string) =>
    passwords.hash(demoPasswordOf(userName) ?? randomBytes(32).toString("base64url"));
  const owner = { ...demoOwner, role: "OWNER" as const, passwordHash: await hashFor(demoOwner.userName) };
  const clients = demoClients.map(async ({ userName, name, lastName }) => ({
    userName,
    name,
    lastName,
    role: "CLIENT" as const,
    passwordHash: await hashFor(userName),
  }));
  return [owner, ...(await Promise.all(clients))];
}

interface Told {
  rows: UserRow[];
  clips: AudioRow[];
  when: (minutesAgo: number) => Date;
  passwords: Passwords;
}

/** The stored users and their accounts, by user name. */
export interface Stored {
  idOf: (userName: string) => string;
  accountOf: (userName: string) => string;
}

/** Stores the users with their likes, offers and lists; the voices are stored already. */
export async function fillPeople(tx: Db, { rows, clips, when, passwords }: Told): Promise<Stored> {
  const clients = rows.filter(({ role }) => role === "CLIENT");
  const made = await tx
    .insert(accounts)
    .values(clients.map(({ userName }) => ({ company: companyOf(userName) })))
    .returning({ id: accounts.id });
  const accountIds = new Map(clients.map(({ userName }, index) => [userName, made[index]?.id]));
  const stored = await tx
    .insert(users)
    .values(rows.map((row) => ({ ...row, accountId: accountIds.get(row.userName) })))
    .returning({ id: users.id, userName: users.userName });
  const idOf = (wanted: string): string => {
    const user = stored.find(({ userName }) => userName === wanted);
    if (!user) throw new Error(`The demo catalogue names no user ${wanted}.`);
    return user.id;
  };
  const accountOf = (wanted: string): string => {
    const accountId = accountIds.get(wanted);
    if (accountId === undefined) throw new Error(`The demo catalogue names no client ${wanted}.`);
    return accountId;
  };
  await tx
    .insert(likes)
    .values(
      demoClients.flatMap(({ userName, likedVoiceIds }) =>
        likedVoiceIds.map((voiceId) => ({ accountId: accountOf(userName), voiceId })),
      ),
    );
  await fillOffers(tx, { when, idOf, accountOf, clips });
  await fillLists(tx, { when, idOf, passwords });
  return { idOf, accountOf };
}
