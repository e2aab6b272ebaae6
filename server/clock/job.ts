import type { Job } from "#server/jobs.ts";
import type { ClockWatch } from "./watch.ts";

/** Looks at the clock every minute. */
export const watchClock = (watch: ClockWatch): Job => ({
  name: "watch the clock",
  everySeconds: 60,
  run: () => watch.check(),
});
