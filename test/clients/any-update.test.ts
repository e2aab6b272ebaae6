import * as fc from "#test/support/generated.ts";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Client } from "#contract/clients/clients.ts";
import { likes } from "#server/db/schema/catalogue.ts";
import { offers, offerVoices } from "#server/db/schema/offers.ts";
import { mailOutbox } from "#server/db/schema/operations.ts";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";
import { readClient, sendUpdate } from "./calls.ts";

const known = ["/audio/a.mp3", "/audio/b.mp3", "https://example.com/c.mp3"];

const test = base
  .extend("voiceIds", { scope: "file", auto: true }, ({ server }) => addArtist(server.parts.db, ...known))
  .extend("counts", ({ server }) => async () => {
    const { db } = server.parts;
    // What one client offers is gathered in few letters.
    const letters = await db.select({ subjectIds: mailOutbox.subjectIds }).from(mailOutbox);
    return [
      await db.$count(offers),
      await db.$count(offerVoices),
      letters.flatMap(({ subjectIds }) => subjectIds).length,
    ];
  })
  .extend(
    "send",
    ({ server, client }) =>
      (payload: string, type = "application/json") =>
        server.inject({
          method: "POST",
          url: `/api/v1/clients/update/${client.userName}`,
          headers: { ...client.headers, "content-type": type, "accept-language": "en" },
          payload,
        }),
  );

const isKnown = (url: string) => known.includes(url);
const someUrl = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...known) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("", "/audio/A.mp3", " /audio/a.mp3", "/audio/a.mp3?", "x".repeat(2000)),
  },
  { weight: 1, arbitrary: fc.string() },
);

test(
  "any list of likes becomes exactly that set, or nothing changes",
  fc.generatedRun,
  async ({ server, client }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(someUrl, { maxLength: 6 }), async (urls) => {
        const before = await readClient(server, client);
        const answer = await sendUpdate(server, client, { likedVoiceMp3s: urls });
        const accepted = urls.every(isKnown);
        expect(answer.headers["problem-code"]).toBe(accepted ? undefined : "unknown-voice-url");
        const wanted = accepted ? [...new Set(urls)] : before.likedVoiceMp3s;
        const after = await readClient(server, client);
        expect(after.likedVoiceMp3s.toSorted()).toEqual(wanted.toSorted());
        const rows = await server.parts.db.$count(likes, eq(likes.accountId, client.accountId));
        expect(rows).toBe(wanted.length);
      }),
      { numRuns: fc.runs(60) },
    );
  },
);

test(
  "any offer is stored exactly with its voices, or not at all",
  fc.generatedRun,
  async ({ voiceIds, counts, server, client }) => {
    const someVoice = fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(0, 1, 2).map((n) => voiceIds[n] ?? "") },
      { weight: 1, arbitrary: fc.oneof(fc.uuid(), fc.string({ maxLength: 40 })) },
    );
    const draft = fc.record({
      budget: fc.oneof(
        fc.integer({ min: 0, max: 99_999_999_999 }).map((cents) => cents / 100),
        fc.double(),
        fc.constantFrom("5", null, -0, 1e9, -0.01),
      ),
      platform: fc.oneof(fc.constantFrom("TV", "Radyo ve TV"), fc.string({ maxLength: 110 })),
      version: fc.oneof(fc.integer({ min: 1, max: 999 }), fc.integer(), fc.double()),
      voiceIds: fc.uniqueArray(someVoice, { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(draft, async (sent) => {
        const before = await counts();
        const answer = await sendUpdate(server, client, { offers: [sent] });
        const accepted = answer.statusCode === 200;
        expect([200, 400, 422]).toContain(answer.statusCode);
        const added = accepted ? [1, sent.voiceIds.length, 1] : [0, 0, 0];
        expect(await counts()).toEqual(before.map((count, place) => count + (added[place] ?? 0)));
        const [newest] = accepted ? answer.json<Client>().offers : [undefined];
        const { budget, platform, version, voiceIds: stored } = newest ?? {};
        const wanted = accepted
          ? { ...sent, budget: Number(sent.budget) + 0, platform: sent.platform.trim() }
          : {};
        expect({ budget, platform, version, voiceIds: stored }).toEqual({
          budget: undefined,
          platform: undefined,
          version: undefined,
          voiceIds: undefined,
          ...wanted,
        });
      }),
      { numRuns: fc.runs(120) },
    );
  },
);

describe("a call that is not even an update", () => {
  test.for([
    ["half an object", "{", "application/json", 400],
    ["a list", "[]", "application/json", 400],
    ["null", "null", "application/json", 400],
    ["a form", "name=x", "application/x-www-form-urlencoded", 415],
    ["half a megabyte", JSON.stringify({ name: "x".repeat(512 * 1024) }), "application/json", 413],
    ["a prototype", '{"__proto__":{"isLocked":true}}', "application/json", 400],
  ] as const)("%s is refused as JSON", async ([_what, payload, type, status], { send }) => {
    const answer = await send(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      code: answer.headers["problem-code"],
      message: expect.stringMatching(/^\S.{10,}$/),
    });
  });

  test("is told in JSON that it needs a session", async ({ server, client }) => {
    const answer = await server.inject({
      method: "POST",
      url: `/api/v1/clients/update/${client.userName}`,
      payload: {},
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: "not-signed-in" });
  });
});
