import { readdir } from "node:fs/promises";
import { join } from "node:path";
import * as fc from "#test/support/generated.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "#test/support/people.ts";
import { startTestServer, type TestServer } from "#test/support/server.ts";
import { answerChecker } from "./answers.ts";
import { callOf, hostileUpload } from "./forms.ts";
import { callRuns } from "./runs.ts";
import { WatchedDatabase } from "./watched-database.ts";

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.createOwner();
});
afterAll(() => server.close());

const filesIn = async (folder: string) => (await readdir(join(server.folder, folder)).catch(() => [])).length;

const { numRuns, timeout } = callRuns;

test(
  "hostile uploads: no 5xx, and a refused one leaves nothing in rows or on the disk",
  { timeout },
  async () => {
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
      { numRuns, timeout: 20_000, endOnFailure: true },
    );
    expect([...seen.keys()]).toEqual(expect.arrayContaining([400, 415]));
  },
);
