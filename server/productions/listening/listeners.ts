import { and, eq, gt, lt } from "drizzle-orm";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { Db } from "#server/db/client.ts";
import { sessions } from "#server/db/schema/people.ts";
import { takeListeners } from "#server/db/schema/productions.ts";
import { isUuid } from "#server/db/uuid.ts";
import { newToken, tokenHash } from "#server/session/tokens.ts";

interface Listener {
  offerId: string;
  sessionId: string;
  /** That its browser has already. */
  cookie: string | undefined;
}

/** The cookie by which a session hears the takes of an offer from now on: the one that it has already, or a new one. */
export async function makeListener(
  db: Db,
  { offerId, sessionId, cookie }: Listener,
  now: Date,
): Promise<string> {
  const until = new Date(now.getTime() + productionLimits.listenHours * 60 * 60_000);
  const { hash, offerId: offer, sessionId: session } = takeListeners;
  const kept =
    cookie === undefined
      ? []
      : await db
          .update(takeListeners)
          .set({ until })
          .where(and(eq(hash, tokenHash(cookie)), eq(offer, offerId), eq(session, sessionId)))
          .returning({ hash });
  if (cookie !== undefined && kept.length > 0) return cookie;
  const made = newToken();
  await db.insert(takeListeners).values({ hash: tokenHash(made), offerId, sessionId, until });
  return made;
}

/** The session of a cookie that is for this offer, by the hash of its token; undefined where it is for none. */
export async function sessionOfListener(
  db: Db,
  { offerId, cookie }: { offerId: string; cookie: string },
  now: Date,
): Promise<string | undefined> {
  if (!isUuid(offerId)) return undefined;
  const { hash, offerId: offer, sessionId, until } = takeListeners;
  const [row] = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(takeListeners)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .where(and(eq(hash, tokenHash(cookie)), eq(offer, offerId), gt(until, now)));
  return row?.tokenHash;
}

/** Deletes the cookies whose time is over. */
export const deleteOldListeners = (db: Db, now: Date) =>
  db.delete(takeListeners).where(lt(takeListeners.until, now));
