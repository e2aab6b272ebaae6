import { eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { addEvent, type RequestRow } from "./add-event.ts";
import { lockStanding } from "./lock.ts";

/** Locks the request that a client was made of, as it stands; undefined where there is none, or no more. */
async function lockRequestOf(tx: Db, accountId: string): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select({ id: voiceRequests.id })
    .from(voiceRequests)
    .where(eq(voiceRequests.accountId, accountId));
  return row && lockStanding(tx, row.id);
}

/** Tells a request that its client has sent an offer. Whoever calls has locked the account. */
export async function noteOfferMade(
  tx: Db,
  accountId: string,
  { offerId, userId, now }: { offerId: string; userId: string; now: Date },
): Promise<void> {
  const row = await lockRequestOf(tx, accountId);
  if (row) await addEvent(tx, row, { kind: "offerMade", userId, details: { offerId } }, now);
}

/** The request of a client is won, by nobody's press; nothing where it is so already. Whoever calls has locked the account. */
export async function winRequestOf(tx: Db, accountId: string, now: Date): Promise<void> {
  const row = await lockRequestOf(tx, accountId);
  if (!row || row.state === "won") return;
  const details = { from: row.state, to: "won", reason: null, text: "", isAutomatic: true };
  await addEvent(tx, row, { kind: "stateChanged", userId: null, details }, now);
}
