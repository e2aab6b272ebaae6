import { Problem } from "#src/lib/http/problem.ts";
import { isOutcomeUnknown, retryDelay } from "#src/lib/http/retry.ts";

/** Whether a call failed because nobody answered, so that it can be sent once more later. */
export const isLineLost = (error: unknown): boolean => error instanceof Problem && isOutcomeUnknown(error);

/** Resolves when the browser has a network again or after a few seconds with one, and when `signal` is aborted. */
export function lineIsBack(error: unknown, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const look = () => (navigator.onLine ? done() : undefined);
    const timer = setTimeout(look, retryDelay(2, error));
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
