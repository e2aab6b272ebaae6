import { randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";

/**
 * Whose a new request is: a person known by the address or the number, else a new one. Two whom it shows to be one become one.
 * New requests queue until the transaction ends, so that of two at once the second finds the first.
 */
export async function personOf(tx: Db, email: string, phoneE164: string | null): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('person of a request'))`);
  const { person } = voiceRequests;
  const rows = await tx
    .selectDistinct({ person })
    .from(voiceRequests)
    .where(
      sql`lower(${voiceRequests.email}) = lower(${email}) or ${voiceRequests.phoneE164} = ${phoneE164}::text`,
    )
    .orderBy(person);
  const [first = { person: randomUUID() }, ...others] = rows;
  const same = others.map((row) => row.person);
  if (same.length > 0)
    await tx.update(voiceRequests).set({ person: first.person }).where(inArray(person, same));
  return first.person;
}
