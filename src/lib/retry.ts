import { MalformedResponse, Problem } from "./problem.ts";

/** How failed calls are tried again (reliability.md, section 2). Waiting longer than this is left to the reader. */
const longestWait = 30;
const away = new Set([0, 502, 503, 504]); // 0: no answer came

const waits = (problem: Problem) => (problem.retryAfter ?? 0) <= longestWait;

/** Reads: no answer, 408, 429, 502–504 three times; 500 once; nothing else. `failures` counts from 0. */
export function retryRead(failures: number, error: unknown): boolean {
  if (!(error instanceof Problem) || !waits(error)) return false;
  if (away.has(error.status) || error.status === 408 || error.status === 429) return failures < 3;
  return error.status === 500 && failures < 1;
}

/** Writes, only with an idempotency key that the server understands: no answer, 502–504, twice. */
export function retryWrite(failures: number, error: unknown): boolean {
  return error instanceof Problem && waits(error) && away.has(error.status) && failures < 2;
}

/** Whether a write may have been done all the same: its answer never came, or is no use. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof MalformedResponse || (error instanceof Problem && away.has(error.status));

/** Milliseconds: full jitter from 0.5 s to 8 s at most, and never sooner than the server asked. */
export function retryDelay(failures: number, error: unknown, random: () => number = Math.random): number {
  const most = Math.min(8000, 1000 * 2 ** failures);
  const jittered = 500 + random() * (most - 500);
  const asked = error instanceof Problem ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(jittered, asked);
}
