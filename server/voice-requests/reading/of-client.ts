import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import type { RequestDetails } from "#contract/voice-requests/requests.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";

/**
 * The requests of a client, the newest first: of the person whose request it was made of, and from confirmed addresses of its
 * people; `ids` are of those and of what was merged into them.
 */
export async function findRequestsOf(
  db: Db,
  accountId: string,
): Promise<{ requests: RequestDetails["samePerson"]; ids: string[] }> {
  const { id, person, state, projectMedium, projectVersion, createdAt, position, mergedInto } = voiceRequests;
  const people = db.select({ person }).from(voiceRequests).where(eq(voiceRequests.accountId, accountId));
  const addresses = db.select({ email: users.email }).from(users).where(eq(users.accountId, accountId));
  const isOfClient = or(inArray(person, people), inArray(sql`lower(${voiceRequests.email})`, addresses));
  const rows = await db
    .select({ id, state, projectMedium, projectVersion, createdAt })
    .from(voiceRequests)
    .where(and(isOfClient, isNull(mergedInto)))
    .orderBy(desc(position))
    .limit(limits.request.samePerson);
  const shown = rows.map((row) => row.id);
  const merged = await db.select({ id }).from(voiceRequests).where(inArray(mergedInto, shown));
  return {
    requests: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    ids: [...shown, ...merged.map((row) => row.id)],
  };
}
