import { and, eq, gt, lt, or } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { futureFrom, isFuture } from "#server/db/future.ts";
import { knownDevices } from "#server/db/schema/people.ts";
import type { Device } from "./device.ts";

/** How long a browser on a system stays known for a user, which the privacy notice says. */
export const knownDays = 90;

const before = (now: Date) => new Date(now.getTime() - knownDays * 24 * 60 * 60_000);

/** Notes what a user signs in with; true where it was not seen for this user within 90 days. */
export async function noteDevice(
  tx: Db,
  userId: string,
  { browser, system }: Device,
  now: Date,
): Promise<boolean> {
  const { userId: user, browser: itsBrowser, system: itsSystem, lastAt } = knownDevices;
  const [seen] = await tx
    .select({ lastAt })
    .from(knownDevices)
    .where(and(eq(user, userId), eq(itsBrowser, browser), eq(itsSystem, system)));
  await tx
    .insert(knownDevices)
    .values({ userId, browser, system, lastAt: now })
    .onConflictDoUpdate({ target: [user, itsBrowser, itsSystem], set: { lastAt: now } });
  return !seen || seen.lastAt < before(now) || isFuture(seen.lastAt, now);
}

/** Forgets what was not seen for 90 days, and what a wrong clock dated ahead. */
export const forgetOldDevices = (db: Db, now: Date) =>
  db
    .delete(knownDevices)
    .where(or(lt(knownDevices.lastAt, before(now)), gt(knownDevices.lastAt, futureFrom(now))));
