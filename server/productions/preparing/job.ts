import type { App } from "#server/http/app-type.ts";
import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";
import { WokenWork } from "#server/woken-work.ts";
import { TakeLease } from "./lease.ts";
import { prepareTake, type PrepareParts } from "./prepare-take.ts";

const never = new AbortController().signal;

/** Prepares the takes that wait, one after the other, until none is left or another process has one. */
async function prepareTakes(parts: PrepareParts, isStopping: () => boolean): Promise<void> {
  const { db, stopping = never } = parts;
  while (!isStopping()) {
    const lease = await TakeLease.take(db);
    if (!lease) return;
    const signal = AbortSignal.any([stopping, lease.lost]);
    let failure: { error: unknown } | undefined;
    try {
      await prepareTake(parts, lease.take, signal);
    } catch (error) {
      if (!signal.aborted) failure = { error };
    }
    const isStillOwn = await lease.release({ hasFailed: failure !== undefined });
    // One that was removed meanwhile could not be read, and need not be.
    if (failure && isStillOwn) throw failure.error;
  }
}

/** Goes on with takes whose process ended, and with those whose bytes could not be read for a while. */
export const prepareTakesJob = (parts: PrepareParts): Job => ({
  name: "prepare takes",
  everySeconds: 15,
  run: () => prepareTakes(parts, () => parts.stopping?.aborted === true),
});

/** Prepares takes as soon as one is added; the job does it a little later anyway. */
export function wokenPreparing(app: App, parts: Parts): Pick<WokenWork, "wake"> {
  const preparing = new WokenWork(parts, (isStopping) => prepareTakes(parts, isStopping));
  app.addHook("onClose", () => preparing.stop());
  return preparing;
}
