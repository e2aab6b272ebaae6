import { and, asc, eq, gt, sql } from "drizzle-orm";
import { limits } from "#contract/limits.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { audioFiles } from "#server/db/schema.ts";
import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";
import { analyseFile } from "./analyse.ts";
import { withIncoming, writeIncoming } from "./incoming.ts";

type RenewParts = Pick<Parts, "db" | "audio" | "incomingFolder" | "settings" | "stopping" | "logger">;

const areOld = sql`length(${audioFiles.peaks}) <> ${limits.peakBars * 2}`;

/** The next file after `key` whose peaks were computed by an older version; demo voices share files. */
async function nextOld({ db }: RenewParts, key: string): Promise<string | undefined> {
  const [found] = await db
    .select({ key: audioFiles.storageKey })
    .from(audioFiles)
    .where(and(areOld, gt(audioFiles.storageKey, key)))
    .orderBy(asc(audioFiles.storageKey))
    .limit(1);
  return found?.key;
}

async function renew({ db, audio, incomingFolder, settings }: RenewParts, key: string): Promise<void> {
  const { peaks } = await withIncoming(
    incomingFolder,
    async (path) => writeIncoming(path, await audio.read(key)),
    (path) => analyseFile(path, settings.audioFormats),
  );
  await db.transaction(async (tx) => {
    await tx
      .update(audioFiles)
      .set({ peaks })
      .where(and(areOld, eq(audioFiles.storageKey, key)));
    await bumpCatalogue(tx);
  });
}

/** Computes peaks of an older version anew, file by file; one that cannot be read waits for the next run. */
export const renewPeaks = (parts: RenewParts): Job => ({
  name: "renew peaks",
  everySeconds: 3600,
  async run() {
    const { logger } = parts;
    let key = await nextOld(parts, "");
    while (key !== undefined && !parts.stopping?.aborted) {
      try {
        await renew(parts, key);
      } catch (error) {
        logger?.warn({ err: error, key }, "peaks not renewed");
      }
      key = await nextOld(parts, key);
    }
  },
});
