import * as fc from "#test/support/generated.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Client } from "#contract/clients.ts";
import { likes, offers, offerVoices } from "#server/db/schema.ts";
import { mailOutbox } from "#server/db/upkeep-schema.ts";
import { addArtist } from "#test/support/artists.ts";
import { longRun, runsOf } from "#test/support/nightly.ts";
import type { Person } from "#test/support/people.ts";
import { startTestServer, type TestServer } from "#test/support/server.ts";
import { readClient, sendUpdate } from "./calls.ts";

const known = ["/audio/a.mp3", "/audio/b.mp3", "https://example.com/c.mp3"];

let server: TestServer;
let client: Person;
let voiceIds: string[];
beforeAll(async () => {
  server = await startTestServer();
  voiceIds = await addArtist(server.parts.db, ...known);
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await server.createClient();
});

const isKnown = (url: string) => known.includes(url);
const someUrl = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...known) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("", "/audio/A.mp3", " /audio/a.mp3", "/audio/a.mp3?", "x".repeat(2000)),
  },
  { weight: 1, arbitrary: fc.string() },
);

test("any list of likes becomes exactly that set, or nothing changes", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someUrl, { maxLength: 6 }), async (urls) => {
      const before = await readClient(server, client);
      const answer = await sendUpdate(server, client, { likedVoiceMp3s: urls });
      const accepted = urls.every(isKnown);
      expect(answer.headers["problem-code"]).toBe(accepted ? undefined : "unknown-voice-url");
      const wanted = accepted ? [...new Set(urls)] : before.likedVoiceMp3s;
      const after = await readClient(server, client);
      expect(after.likedVoiceMp3s.toSorted()).toEqual(wanted.toSorted());
      const rows = await server.parts.db.$count(likes, eq(likes.userId, client.userId));
      expect(rows).toBe(wanted.length);
    }),
    { numRuns: 60 },
  );
});

const counts = async () => [
  await server.parts.db.$count(offers),
  await server.parts.db.$count(offerVoices),
  await server.parts.db.$count(mailOutbox),
];

test("any offer is stored exactly with its voices, or not at all", longRun, async () => {
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
    { numRuns: runsOf(120, 2000) },
  );
});

const send = (payload: string, type = "application/json") =>
  server.inject({
    method: "POST",
    url: `/api/v1/clients/update/${client.userName}`,
    headers: { ...client.headers, "content-type": type, "accept-language": "en" },
    payload,
  });

describe("a call that is not even an update", () => {
  test.each([
    ["half an object", "{", "application/json", 400],
    ["a list", "[]", "application/json", 400],
    ["null", "null", "application/json", 400],
    ["a form", "name=x", "application/x-www-form-urlencoded", 415],
    ["half a megabyte", JSON.stringify({ name: "x".repeat(512 * 1024) }), "application/json", 413],
    ["a prototype", '{"__proto__":{"isLocked":true}}', "application/json", 400],
  ])("%s is refused as JSON", async (_what, payload, type, status) => {
    const answer = await send(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      code: answer.headers["problem-code"],
      message: expect.stringMatching(/^\S.{10,}$/),
    });
  });

  test("is told in JSON that it needs a session", async () => {
    const answer = await server.inject({
      method: "POST",
      url: `/api/v1/clients/update/${client.userName}`,
      payload: {},
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: "not-signed-in" });
  });
});
