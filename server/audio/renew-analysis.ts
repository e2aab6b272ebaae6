import { and, asc, eq, gt, not, or, sql } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { audioFiles } from "#server/db/schema/catalogue.ts";
import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";
import { analyseFile } from "./analyse.ts";
import { withIncoming, writeIncoming } from "./incoming.ts";

type RenewParts = Pick<Parts, "db" | "audio" | "incomingFolder" | "settings" | "stopping" | "logger">;

/** What is found anew of the bytes under a storage key. */
type Renewed = { key: string } & Pick<typeof audioFiles.$inferSelect, "peaks" | "loudness" | "truePeak">;

/** Written together: after each write every process reads the library anew. */
const filesAtOnce = 25;

const isOld = or(not(audioFiles.isMeasured), sql`length(${audioFiles.peaks}) <> ${limits.peakBars * 2}`);

/** The next files after `key` that an older version analysed; demo voices share them. */
async function nextOld({ db }: RenewParts, key: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ key: audioFiles.storageKey })
    .from(audioFiles)
    .where(and(isOld, gt(audioFiles.storageKey, key)))
    .orderBy(asc(audioFiles.storageKey))
    .limit(filesAtOnce);
  return found.map((file) => file.key);
}

/** Analyses the files one by one until the server stops, and leaves out those that cannot be read. */
async function analyseAll(parts: RenewParts, keys: string[]): Promise<Renewed[]> {
  const { audio, incomingFolder, settings, stopping, logger } = parts;
  const renewed: Renewed[] = [];
  for (const key of keys) {
    if (stopping?.aborted) break;
    try {
      const { peaks, loudness, truePeak } = await withIncoming(
        incomingFolder,
        async (path) => writeIncoming(path, await audio.read(key)),
        (path) => analyseFile(path, settings.audioFormats),
      );
      renewed.push({ key, peaks, loudness, truePeak });
    } catch (error) {
      logger?.warn({ err: error, key }, "audio not analysed anew");
    }
  }
  return renewed;
}

async function store({ db }: RenewParts, renewed: Renewed[]): Promise<void> {
  if (renewed.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { key, ...analysis } of renewed)
      await tx
        .update(audioFiles)
        .set({ ...analysis, isMeasured: true })
        .where(and(isOld, eq(audioFiles.storageKey, key)));
    await bumpCatalogue(tx);
  });
}

/**
 * Analyses anew what an older version stored: peaks of fewer bars, and sound that nobody measured. A file that cannot be
 * read waits for the next run.
 */
export const renewAnalysis = (parts: RenewParts): Job => ({
  name: "renew analysis",
  everySeconds: 3600,
  async run() {
    let keys = await nextOld(parts, "");
    while (keys.length > 0 && !parts.stopping?.aborted) {
      await store(parts, await analyseAll(parts, keys));
      keys = await nextOld(parts, keys.at(-1) ?? "");
    }
  },
});
