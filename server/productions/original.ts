import { asc, eq } from "drizzle-orm";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { Db } from "#server/db/client.ts";
import { takeParts } from "#server/db/schema/productions.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { claimUpload, takeOutParts } from "#server/uploads/sql.ts";
import { UploadedBytes } from "#server/uploads/uploaded-bytes.ts";

/**
 * The file that a user sent and that is to become a take; the transaction has it alone until it ends. 404 for one that is not
 * theirs, 422 where a part is missing, 413 where it is too large.
 */
export async function claimOriginal(
  tx: Db,
  { userId, uploadId }: { userId: string; uploadId: string },
): Promise<{ fileName: string; bytes: number }> {
  const { name, size } = await claimUpload(tx, userId, uploadId);
  if (size > productionLimits.takeBytes) throw new Problem(413, "take-too-large");
  return { fileName: name, bytes: size };
}

/** Makes the parts of a claimed upload those of a take that is stored: none of its bytes is copied. */
export async function moveParts(
  tx: Db,
  { uploadId, takeId }: { uploadId: string; takeId: string },
): Promise<void> {
  const parts = await takeOutParts(tx, uploadId);
  await tx.insert(takeParts).values(parts.map((part) => ({ ...part, takeId })));
}

/** The bytes of a take's original, any range of them. */
export async function openOriginal(
  { db, audio }: Pick<Parts, "db" | "audio">,
  { id, bytes }: { id: string; bytes: number },
): Promise<UploadedBytes> {
  const { key, from, bytes: length } = takeParts;
  const parts = await db
    .select({ key, from, bytes: length })
    .from(takeParts)
    .where(eq(takeParts.takeId, id))
    .orderBy(asc(from));
  return new UploadedBytes(audio, parts, bytes);
}
