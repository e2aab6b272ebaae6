import { and, eq, sql } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import type { ConsentWrite } from "#contract/samples.ts";
import { isDay } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { consentFiles } from "#server/db/schema/catalogue.ts";
import { isUuid } from "#server/db/uuid.ts";
import { wrongField } from "#server/http/problems/problem.ts";

/** Where the bytes of all files of consent lie, and what they are. */
export const filesOfConsent = (tx: Db) =>
  tx
    .select({
      storageKey: consentFiles.storageKey,
      sha256: consentFiles.sha256,
      mediaType: consentFiles.mediaType,
    })
    .from(consentFiles);

/** The file of this id; undefined where there is none. */
export async function findConsentFile(db: Db, fileId: string) {
  const rows = isUuid(fileId) ? await db.select().from(consentFiles).where(eq(consentFiles.id, fileId)) : [];
  return rows[0];
}

/** Whether this file of the artist's is stored; until the transaction ends it is not swept. */
async function holdConsentFile(tx: Db, artistId: string, fileId: string): Promise<boolean> {
  const own = and(eq(consentFiles.id, fileId), eq(consentFiles.artistId, artistId));
  const rows = await tx.select({ id: consentFiles.id }).from(consentFiles).where(own).for("key share");
  return rows.length > 0;
}

/** Lets a file that no sample names any more be swept a day later. */
export async function releaseConsentFile(tx: Db, fileId: string): Promise<void> {
  await tx
    .update(consentFiles)
    .set({ createdAt: sql`now()` })
    .where(eq(consentFiles.id, fileId));
}

const isBelievable = (day: string) => isDay(day) && day >= limits.consentFrom;

/** Checks what an artist allows: days of the calendar in their order, and a file of this artist's; 400 otherwise. */
export async function checkConsent(
  tx: Db,
  { publish, share, fileId }: ConsentWrite,
  { artistId, field }: { artistId: string; field: string },
): Promise<void> {
  for (const [name, days] of Object.entries({ publish, share })) {
    if (days === null) continue;
    if (!isBelievable(days.from)) throw wrongField(`${field}/${name}/from`);
    if (days.until !== null && (!isBelievable(days.until) || days.until < days.from))
      throw wrongField(`${field}/${name}/until`);
  }
  if (fileId !== null && !(isUuid(fileId) && (await holdConsentFile(tx, artistId, fileId))))
    throw wrongField(`${field}/fileId`);
}
