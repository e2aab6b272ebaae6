import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";
import { forgetAssetsBefore, publishAssets } from "./kept-assets.ts";

/** How long a page that was opened before a deployment still finds its code. */
const kept = 14 * 24 * 60 * 60_000;

/** Keeps this build's files for later, and lets go of those that were replaced two weeks ago. */
export const keepAssets = (
  { db, clock, clockWatch }: Pick<Parts, "db" | "clock" | "clockWatch">,
  site: string,
): Job => ({
  name: "site assets",
  everySeconds: 3600,
  async run() {
    const now = clock();
    await publishAssets(db, site, now);
    if (await clockWatch.mayDestroy()) await forgetAssetsBefore(db, new Date(now.getTime() - kept));
  },
});
