import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";
import { forgetOldFiles } from "./forget.ts";
import { tellOfDeletion } from "./tell.ts";

/** Deletes the files of approved productions in their time, and tells both sides before; only while the clock is believed. */
export const keepFiles = (parts: Pick<Parts, "db" | "audio" | "clock" | "clockWatch" | "settings">): Job => ({
  name: "keep files",
  everySeconds: 600,
  async run() {
    if (!(await parts.clockWatch.mayDestroy())) return;
    await tellOfDeletion(parts);
    await forgetOldFiles(parts);
  },
});
