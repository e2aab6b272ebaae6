import { sql } from "drizzle-orm";
import { requestStates, type RequestState } from "#contract/constants/values/voice-requests.ts";
import type { Db } from "#server/db/client.ts";
import { requestCounts } from "#server/db/schema/requests.ts";

export type RequestCounts = Record<RequestState, number>;

/**
 * Counts a request in another state; `from` is null for one that is counted from now on, `to` for one that is counted no longer.
 * Raises the generation in any case. The last lock of a transaction, so that writers never wait in a circle.
 */
export async function moveCount(tx: Db, from: RequestState | null, to: RequestState | null): Promise<void> {
  const moved: Partial<RequestCounts> = {};
  if (from !== null) moved[from] = -1;
  if (to !== null) moved[to] = (moved[to] ?? 0) + 1;
  await changeCounts(tx, moved);
}

/** Adds to the counts, or takes away from them. */
export async function changeCounts(tx: Db, moved: Partial<RequestCounts>): Promise<void> {
  const changed = requestStates.filter((state) => moved[state]);
  await tx
    .insert(requestCounts)
    .values({ ...moved, generation: 1 })
    .onConflictDoUpdate({
      target: requestCounts.key,
      set: {
        ...Object.fromEntries(
          changed.map((state) => [state, sql`${requestCounts[state]} + ${moved[state] ?? 0}`]),
        ),
        generation: sql`${requestCounts.generation} + 1`,
      },
    });
}

/** How many requests there are of each state, and the number that every write of one raises. */
export async function readCounts(db: Db): Promise<{ counts: RequestCounts; generation: number }> {
  const [row] = await db.select().from(requestCounts);
  const counts = Object.fromEntries(requestStates.map((state) => [state, row?.[state] ?? 0]));
  return { counts: counts as RequestCounts, generation: row?.generation ?? 0 };
}
