import { eq, sql } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import { rowsOf, type Db } from "#server/db/client.ts";
import { voiceRequests } from "#server/db/requests-schema.ts";
import { lockRequest } from "#server/voice-requests/sql.ts";
import { addEvent, type RequestRow } from "./add-event.ts";

/** The request that a client was made of, or into which that one was merged; undefined where there is none, or no more. */
async function findRequestOf(tx: Db, accountId: string): Promise<string | undefined> {
  const { mergedInto, id } = voiceRequests;
  const [row] = await tx
    .select({ id, mergedInto })
    .from(voiceRequests)
    .where(eq(voiceRequests.accountId, accountId));
  if (!row?.mergedInto) return row?.id;
  const [root] = await rowsOf<{ id: string }>(
    tx,
    sql`with recursive way as (
        select ${row.mergedInto}::uuid as id, 0 as depth
        union all select r."merged_into", way.depth + 1 from "voice_requests" r join way on r."id" = way.id
        where r."merged_into" is not null and way.depth < ${limits.request.merged})
      select id::text from way order by depth desc limit 1`,
  );
  return root?.id;
}

/** Locks that request until the transaction ends. One alone is locked at a time, so that nobody who merges waits in a circle. */
async function lockRequestOf(tx: Db, accountId: string): Promise<RequestRow | undefined> {
  const id = await findRequestOf(tx, accountId);
  const row = id === undefined ? undefined : await lockRequest(tx, id);
  // Merged while it was waited for.
  return row?.mergedInto ? lockRequestOf(tx, accountId) : row;
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
