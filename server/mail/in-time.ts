import { setTimeout as sleep } from "node:timers/promises";

/** Waits for some work, but for so many milliseconds at most: past them it throws, while the work may still come to its end. */
export async function inTime(work: Promise<unknown>, longest: number): Promise<void> {
  const watch = new AbortController();
  const late = sleep(longest, undefined, { signal: watch.signal, ref: false }).then(() => {
    throw new Error("the mail server took too long");
  });
  try {
    await Promise.race([work, late]);
  } finally {
    watch.abort();
    late.catch(() => undefined);
    work.catch(() => undefined);
  }
}
