import { Problem } from "./problem.ts";

/** Seconds: a call is not retried when the server asks for a longer wait. */
const longestWait = 30;
const unavailable = new Set([0, 502, 503, 504]); // 0: no answer came

/** Whether no answer came, or one by which the server may still have done its work. */
export const isUnavailable = ({ status }: Problem): boolean => unavailable.has(status);

const isWaitShort = (problem: Problem) => (problem.retryAfter ?? 0) <= longestWait;

/** Reads: no answer, 408, 429 and 502–504 three times, 500 once, nothing else. `failures` counts from 0. */
export function retryRead(failures: number, error: unknown): boolean {
  if (!(error instanceof Problem) || !isWaitShort(error)) return false;
  if (isUnavailable(error) || error.status === 408 || error.status === 429) return failures < 3;
  return error.status === 500 && failures < 1;
}

/** Writes with an idempotency key: no answer and 502–504 twice. */
export function retryWrite(failures: number, error: unknown): boolean {
  return error instanceof Problem && isWaitShort(error) && isUnavailable(error) && failures < 2;
}

/** Milliseconds: full jitter between 0.5 s and 8 s, and never sooner than the server asks. */
export function retryDelay(failures: number, error: unknown, random: () => number = Math.random): number {
  const longest = Math.min(8000, 1000 * 2 ** failures);
  const jittered = 500 + random() * (longest - 500);
  const retryAfter = error instanceof Problem ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(jittered, retryAfter);
}
