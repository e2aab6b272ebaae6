import { expect } from "vitest";
import { imports } from "#server/db/imports-schema.ts";
import * as fc from "#test/support/generated.ts";
import { foreign, noise, spoilt } from "./hostile-files.ts";
import { test } from "./import-fixtures.ts";

test(
  "hostile spreadsheets and ZIPs are refused with a sentence, and nothing of them is kept",
  fc.generatedRun,
  async ({ importer, db }) => {
    const before = process.memoryUsage().rss;
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
    await fc.assert(
      fc.asyncProperty(fc.oneof(spoilt, noise), (one) => look(one, false)),
      { numRuns: fc.runs(200) },
    );
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  },
);
