import * as fc from "#test/support/generated.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { voiceRequests } from "#server/db/schema.ts";
import type { Person } from "#test/support/people.ts";
import { startTestServer, type TestServer } from "#test/support/server.ts";
import { FastPasswords } from "./fast-passwords.ts";
import { walkRuns } from "./runs.ts";
import { steps } from "./steps.ts";
import { type Known, profileOf, voicesOf, type Walked } from "./walk.ts";

const settings = {
  voiceRequestsPerAddress: 1_000_000,
  loginFailuresPerAccount: 1_000_000,
  loginFailuresPerAddress: 1_000_000,
};

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({ settings, parts: { passwords: new FastPasswords() } });
  owner = await server.createOwner();
});
afterAll(() => server.close());

let walks = 0;

async function begin(): Promise<{ model: Known; real: Walked }> {
  walks += 1;
  // The artists of earlier walks would fill the page that is looked at.
  await server.parts.db.execute("delete from offers");
  await server.parts.db.execute("delete from voices");
  await server.parts.db.execute("update catalogue set generation = generation + 1");
  const requests = await server.parts.db.$count(voiceRequests);
  const people = [await server.createClient(), await server.createClient()];
  const clients = people.map((person) => ({ person, isLocked: false, tokens: [person.token] }));
  return { model: { clients, artists: [], requests }, real: { server, owner, nth: walks } };
}

/** Likes and offers are of voices that exist, and the ETag changes exactly with what is shown. */
async function expectWhole(known: Known, walked: Walked): Promise<void> {
  const { content, totalElements } = await voicesOf(walked);
  expect(totalElements).toBe(known.artists.length);
  expect(content.map((voice) => voice.voiceArtistName).toSorted()).toEqual(
    known.artists.map(({ name }) => name).toSorted(),
  );
  const urls = new Set(content.map(({ voiceMp3 }) => voiceMp3));
  const ids = new Set(content.map(({ voiceId }) => voiceId));
  for (const client of known.clients) {
    const [token] = client.tokens;
    if (token === undefined) continue;
    const { etag, client: shown } = await profileOf(walked, token);
    expect(shown.likedVoiceMp3s.filter((url) => !urls.has(url))).toEqual([]);
    expect(shown.offers.flatMap(({ voiceIds }) => voiceIds).filter((id) => !ids.has(id))).toEqual([]);
    const text = JSON.stringify(shown);
    const isFirst = client.shown === undefined;
    expect(isFirst || (etag === client.etag) === (text === client.shown)).toBe(true);
    Object.assign(client, { etag, shown: text });
  }
}

test(
  "walks of twenty steps through the API: no 5xx, and all holds after every step",
  { timeout: walkRuns.timeout },
  async () => {
    const checked = steps.map((arbitrary) =>
      arbitrary.map((one) => ({
        ...one,
        async run(known: Known, walked: Walked) {
          await one.run(known, walked);
          await expectWhole(known, walked);
        },
      })),
    );
    await expect(
      fc.assert(
        fc.asyncProperty(fc.array(fc.oneof(...checked), { minLength: 20, maxLength: 20 }), (commands) =>
          fc.asyncModelRun(begin, commands),
        ),
        { numRuns: walkRuns.numRuns },
      ),
    ).resolves.toBeUndefined();
  },
);
