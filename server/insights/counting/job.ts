import { insightLimits } from "#contract/constants/values/insights.ts";
import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";

/** Writes what this process counted. */
export const writeCounts = ({ counts }: Pick<Parts, "counts">): Job => ({
  name: "write counts",
  everySeconds: insightLimits.writtenEverySeconds,
  run: () => counts.write(),
});
