import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect } from "vitest";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import { imports } from "#server/db/schema/imports.ts";
import * as fc from "#test/support/generated.ts";
import { foreign, noise, spoilt } from "./hostile-files.ts";
import { test } from "./import-fixtures.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function collectedBytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
/**
 * What is still held once nothing unused is left. A file that was just answered is let go some turns later,
 * when its stream has closed and its reader has ended: so collect until nothing more goes.
 */
async function heldBytes(): Promise<number> {
  let least = collectedBytes();
  for (let turnsWithoutGain = 0; turnsWithoutGain < 5; turnsWithoutGain += 1) {
    await wait(100);
    const held = collectedBytes();
    if (held < least - 100_000) turnsWithoutGain = 0;
    least = Math.min(least, held);
  }
  return least;
}
/** As much as one part of an upload: what each of them left behind would be more. */
const mostGrowth = uploadLimits.partBytes;

test(
  "hostile spreadsheets and ZIPs are refused with a sentence, and nothing of them is kept",
  fc.generatedRun,
  async ({ importer, db }) => {
    const look = async ([name, bytes]: [string, Buffer], mustRefuse: boolean) => {
      const kept = await db.$count(imports);
      const answer = await importer.ask([{ name, bytes: bytes.length === 0 ? Buffer.from("\n") : bytes }]);
      const isRefused = [409, 413, 422].includes(answer.statusCode);
      expect(isRefused || (!mustRefuse && answer.statusCode === 201), `${answer.statusCode} ${name}`).toBe(
        true,
      );
      if (!isRefused) return;
      expect(answer.body).toMatch(/\.$/);
      expect(await db.$count(imports)).toBe(kept);
    };
    for (const one of foreign) await look(one, true);
    const before = await heldBytes();
    await fc.assert(
      fc.asyncProperty(fc.oneof(spoilt, noise), (one) => look(one, false)),
      { numRuns: fc.runs(200) },
    );
    for (const one of foreign) await look(one, true);
    expect((await heldBytes()) - before).toBeLessThan(mostGrowth);
  },
);
