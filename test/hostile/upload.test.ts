import * as fc from "#test/support/generated.ts";
import { expect } from "vitest";
import { test } from "#test/audio/upload/upload-fixtures.ts";
import { answerChecker } from "./answers.ts";
import { callOf, hostileUpload } from "./forms.ts";
import { WatchedDatabase } from "./watched-database.ts";

test(
  "hostile uploads: no 5xx, and a refused one leaves nothing in rows or on the disk",
  fc.generatedRun,
  async ({ server, filesIn, owner }) => {
    const watched = new WatchedDatabase(server);
    const check = answerChecker(server.app);
    const seen = new Map<number, number>();
    await watched.changed();
    await fc.assert(
      fc.asyncProperty(hostileUpload, async (form) => {
        const stored = await filesIn("audio");
        const { headers, ...call } = callOf(form);
        const answer = await server.inject({ ...call, headers: { ...headers, ...owner.headers } });
        const { statusCode } = answer;
        seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
        expect(check("POST", "/api/v1/audio", answer)).toBeUndefined();
        const kept = statusCode === 201 ? 1 : 0;
        expect(await filesIn("incoming")).toBe(0);
        expect(await filesIn("audio")).toBe(stored + kept);
        expect(await watched.changed()).toBe(kept === 1);
      }),
      { numRuns: fc.runs(500), timeout: 20_000, endOnFailure: true },
    );
    expect([...seen.keys()]).toEqual(expect.arrayContaining([400, 415]));
  },
);
