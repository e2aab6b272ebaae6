import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { futureFrom } from "#server/db/future.ts";
import { accounts, tickets, users } from "#server/db/schema/people.ts";
import { sqlState } from "#server/db/sql-state.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { newToken, tokenHash } from "#server/session/tokens.ts";

export type LinkKind = "invitation" | "reset" | "confirm-address";

const day = 24 * 60;

/** How long a link lives, in minutes. */
export const linkMinutes: Record<LinkKind, number> = {
  invitation: 7 * day,
  reset: 30,
  "confirm-address": day,
};

/** One sentence for whatever is wrong with a link: expired, used, altered, of somebody who is gone. */
export const linkInvalid = (): Problem => new Problem(422, "link-invalid");

/** Makes the token of a link to an address; what the user had of its kind is then no longer good. Undefined without such a user. */
export const makeLink = (
  db: Db,
  { kind, userId, email }: { kind: LinkKind; userId: string; email: string },
  now: Date,
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    if (!user) return undefined;
    await endLinks(tx, userId, kind);
    const token = newToken();
    const until = new Date(now.getTime() + linkMinutes[kind] * 60_000);
    await tx.insert(tickets).values({ hash: tokenHash(token), kind, userId, email, createdAt: now, until });
    return token;
  });

/** Ends what a user has of links and unfinished logins, or of one kind; for a new password, a new address. */
export const endLinks = (tx: Db, userId: string, kind?: LinkKind) =>
  tx
    .delete(tickets)
    .where(and(eq(tickets.userId, userId), kind === undefined ? undefined : eq(tickets.kind, kind)));

const { id, userName, name, lastName, locale, email, pendingEmail, isActive, isLocked } = users;
const userColumns = { id, userName, name, lastName, locale, email, pendingEmail, isActive, isLocked };

type LinkUser = Pick<typeof users.$inferSelect, keyof typeof userColumns>;

/** A link that is good, and whose it is. */
export interface Link {
  hash: string;
  kind: LinkKind;
  /** The address that it was sent to. */
  email: string;
  user: LinkUser;
}

/** Whether a link still speaks for the address that it went to. */
function isSound({ kind, email: sentTo, user }: Link): boolean {
  if (!user.isActive || user.isLocked) return false;
  const isOwn = kind !== "confirm-address" && user.email === sentTo;
  const isPending = kind !== "reset" && user.pendingEmail === sentTo;
  return isOwn || isPending;
}

/** The link of a token, which is not spent by looking; throws `link-invalid`. */
export async function findLink(db: Db, kind: LinkKind, token: string, now: Date): Promise<Link> {
  const [row] = await db
    .select({ ticket: tickets, user: userColumns, isAccountLocked: accounts.isLocked })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .leftJoin(accounts, eq(accounts.id, users.accountId))
    .where(
      and(
        eq(tickets.hash, tokenHash(token)),
        eq(tickets.kind, kind),
        gt(tickets.until, now),
        lte(tickets.createdAt, futureFrom(now)),
      ),
    );
  const link = row && { hash: row.ticket.hash, kind, email: row.ticket.email ?? "", user: row.user };
  if (!link || row.isAccountLocked || !isSound(link)) throw linkInvalid();
  return link;
}

/**
 * Spends a link, in the transaction of what it is for; of two calls at once the second throws `link-invalid`. The user's
 * row is locked first, as by whoever makes a link, so that neither waits for the other in a circle.
 */
export async function spendLink(tx: Db, link: Link): Promise<void> {
  const [user] = await tx.select(userColumns).from(users).where(eq(users.id, link.user.id)).for("update");
  const spent = await tx.delete(tickets).where(eq(tickets.hash, link.hash)).returning({ hash: tickets.hash });
  if (spent.length === 0 || !user || !isSound({ ...link, user })) throw linkInvalid();
}

const taken = "23505";

/** Runs the transaction of a link; somebody else may have confirmed the same address a moment before. */
export async function useLink(db: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  try {
    await db.transaction(work);
  } catch (error) {
    throw sqlState(error) === taken ? linkInvalid() : error;
  }
}
