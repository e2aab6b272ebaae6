import { checkImport } from "#server/imports/check/check.ts";
import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";
import { Lease } from "./lease.ts";
import { giveUp } from "./end.ts";
import { runImport } from "./run.ts";

export type WorkerParts = Pick<
  Parts,
  "db" | "audio" | "settings" | "clock" | "incomingFolder" | "logger" | "stopping"
>;

/** Works on imports of one state until none is left that nobody holds. */
async function workOn(
  parts: WorkerParts,
  state: "checking" | "running",
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping()) {
    const lease = await Lease.take(parts.db, state);
    if (!lease) return;
    try {
      if (state === "running") await runImport(parts, lease, isStopping);
      else await checkImport(parts, lease.held, async () => !isStopping() && (await lease.renew()));
    } catch (error) {
      if (!(await giveUp(parts, lease))) throw error;
      parts.logger?.error({ err: error }, "import given up");
    } finally {
      await lease.release();
    }
  }
}

/** Checks and runs the imports that wait, one of each at a time. */
export async function workOnImports(parts: WorkerParts, isStopping: () => boolean): Promise<void> {
  const results = await Promise.allSettled([
    workOn(parts, "checking", isStopping),
    workOn(parts, "running", isStopping),
  ]);
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** Goes on with imports whose process ended, and with those that failed for a while. */
export const importJob = (parts: WorkerParts): Job => ({
  name: "import",
  everySeconds: 15,
  run: () => workOnImports(parts, () => parts.stopping?.aborted === true),
});
