import { and, asc, eq } from "drizzle-orm";
import type { TakeChange } from "#contract/productions/productions.ts";
import type { Db } from "#server/db/client.ts";
import { takeParts, takes } from "#server/db/schema/productions.ts";
import { isUuid } from "#server/db/uuid.ts";
import { cleanLine } from "#server/http/clean-text.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { ActCall } from "#server/offers/acts/once.ts";
import type { Parts } from "#server/parts.ts";
import { onLockedProduction } from "#server/productions/call.ts";
import type { ProductionRow } from "#server/productions/lock.ts";
import { expectHandedOver, expectRecording } from "./add.ts";

/** A take that was never handed over; 404 for one of another offer and an unknown one, 409 for any other. */
async function expectOwn(tx: Db, production: ProductionRow, takeId: string) {
  const isOfOffer = and(eq(takes.id, takeId), eq(takes.offerId, production.offerId));
  const [take] = isUuid(takeId) ? await tx.select().from(takes).where(isOfOffer) : [];
  if (!take) throw new Problem(404, "take-not-found");
  if (take.round <= production.round) throw new Problem(409, "take-handed-over");
  expectRecording(production);
  return take;
}

/** Puts a take at a place among those of its round, which are numbered anew. */
async function move(tx: Db, take: typeof takes.$inferSelect, place: number): Promise<void> {
  const others = await tx
    .select({ id: takes.id })
    .from(takes)
    .where(and(eq(takes.offerId, take.offerId), eq(takes.round, take.round)))
    .orderBy(asc(takes.place));
  const ids = others.map(({ id }) => id).filter((id) => id !== take.id);
  ids.splice(place, 0, take.id);
  for (const [index, id] of ids.entries())
    await tx.update(takes).set({ place: index }).where(eq(takes.id, id));
}

/** Changes what of a take can be changed before it is handed over. */
export const changeTake = (db: Db, call: ActCall, takeId: string, change: TakeChange) =>
  onLockedProduction(db, call, "take.change", async (tx, production) => {
    const take = await expectOwn(tx, production, takeId);
    const { title, replaces, place } = change;
    const changes = {
      ...(title !== undefined && { title: cleanLine(title, "title") }),
      ...(replaces !== undefined && {
        replaces: replaces === null ? null : await expectHandedOver(tx, production, replaces),
      }),
    };
    if (Object.keys(changes).length > 0) await tx.update(takes).set(changes).where(eq(takes.id, take.id));
    if (place !== undefined) await move(tx, take, place);
    return { id: take.id };
  });

/** Removes a take that was never handed over, and its bytes; those that a stopped process leaves are swept. */
export async function removeTake({ db, audio }: Parts, call: ActCall, takeId: string): Promise<void> {
  const keys: string[] = [];
  await onLockedProduction(db, call, "take.remove", async (tx, production) => {
    const { id, copyKey } = await expectOwn(tx, production, takeId);
    const parts = await tx.select({ key: takeParts.key }).from(takeParts).where(eq(takeParts.takeId, id));
    keys.push(...parts.map(({ key }) => key), ...(copyKey === null ? [] : [copyKey]));
    await tx.delete(takes).where(eq(takes.id, id));
    return { id };
  });
  for (const key of keys) await audio.remove(key);
}
