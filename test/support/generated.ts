import * as fc from "fast-check";
import { isNightly, triesAll } from "./amount.ts";

// With every change the same inputs, so that a failure is the change's own; in long runs new ones. `SEED` tells others.
const seed = process.env["SEED"] ?? (isNightly ? undefined : "20261121");
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });

/**
 * How many of `full` inputs are tried: a tenth in `npm test` and `npm run test:deep`, though never fewer than five, all in
 * `npm run test:all`, and ten times as many with `NIGHTLY=1`.
 */
export function runs(full: number): number {
  if (isNightly) return full * 10;
  return triesAll ? full : Math.max(Math.ceil(full / 10), Math.min(full, 5));
}

/** How long a test of such inputs may take, in milliseconds. */
export const generatedRun = { timeout: isNightly ? 3_600_000 : 900_000 };

export * from "fast-check";
