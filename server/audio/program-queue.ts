import PQueue from "p-queue";
import { Problem } from "#server/http/problems/problem.ts";

// What others sent is read in two processes beside the server at once, whatever it is.
const queue = new PQueue({ concurrency: 2 });
const mostWaiting = 20;

/**
 * Runs what starts a program when one of the few places is free. What runs in the background waits its turn; 503 for others
 * where too many wait.
 */
export async function inTurn<T>(
  run: () => Promise<T>,
  { isBackground }: { isBackground: boolean },
): Promise<T> {
  if (!isBackground && queue.size >= mostWaiting)
    throw new Problem(503, "overloaded", { retryAfterSeconds: 10 });
  return queue.add(run, { priority: isBackground ? 0 : 1 });
}
