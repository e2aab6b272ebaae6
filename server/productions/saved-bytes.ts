import { isNotNull } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { takeParts, takes } from "#server/db/schema/productions.ts";

/** The stored bytes of all takes, as a backup keeps them: it computes their sums itself. */
export async function filesOfTakes(db: Db) {
  const parts = await db.select({ storageKey: takeParts.key }).from(takeParts);
  const copies = await db.select({ storageKey: takes.copyKey }).from(takes).where(isNotNull(takes.copyKey));
  return [
    ...parts.map((part) => ({ ...part, sha256: undefined, mediaType: "application/octet-stream" })),
    ...copies.map(({ storageKey }) => ({
      storageKey: storageKey ?? "",
      sha256: undefined,
      mediaType: "audio/mpeg",
    })),
  ];
}
