import { fork } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { get } from "#test/support/built/callers.ts";
import type { Sides } from "#test/support/built/production.ts";

/**
 * Opens pages of the library one after the other until what is done is over; the median in milliseconds. In a process of its own,
 * because whoever sends a gigabyte would be late to see that a page has come.
 */
export async function browseWhile({ origin, client }: Sides, act: () => Promise<unknown>): Promise<number> {
  const browsing = fork(import.meta.filename, [origin, client.token]);
  const median = new Promise<number>((resolve, reject) => {
    browsing.once("message", (figure) => resolve(Number(figure))).once("error", reject);
  });
  await act();
  browsing.send("over");
  return median;
}

/** As that process. */
async function browse(origin: string, token: string): Promise<void> {
  const times: number[] = [];
  const over = new AbortController();
  process.once("message", () => over.abort());
  while (!over.signal.aborted) {
    const began = performance.now();
    await get(origin, { token }, `/api/v1/voices?page=${times.length % 4}`);
    times.push(performance.now() - began);
    await sleep(20);
  }
  process.send?.(times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN);
}

const [, file, origin, token] = process.argv;
if (file === import.meta.filename && origin && token) await browse(origin, token);
