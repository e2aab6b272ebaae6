import * as fc from "#test/support/generated.ts";
import { expect } from "vitest";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { test as base } from "#test/support/fixtures.ts";
import { FastPasswords } from "./fast-passwords.ts";
import { steps } from "./steps.ts";
import { type Known, profileOf, voicesOf, type Walked } from "./walk.ts";

const settings = {
  voiceRequestsPerAddress: 1_000_000,
  loginFailuresPerAccount: 1_000_000,
  loginFailuresPerAddress: 1_000_000,
};

const test = base
  .extend("options", { scope: "file" }, () => ({ settings, parts: { passwords: new FastPasswords() } }))
  .extend("begin", ({ db, server, owner }) => async (): Promise<{ model: Known; real: Walked }> => {
    walks += 1;
    // The artists of earlier walks would fill the page that is looked at.
    await db.execute("delete from offers");
    await db.execute("delete from voices");
    await db.execute("update catalogue set generation = generation + 1");
    const requests = await db.$count(voiceRequests);
    const people = [await server.createClient(), await server.createClient()];
    const clients = people.map((person) => ({ person, isLocked: false, tokens: [person.token] }));
    return { model: { clients, artists: [], requests }, real: { server, owner, nth: walks } };
  });

let walks = 0;

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
  fc.generatedRun,
  async ({ begin }) => {
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
        { numRuns: fc.runs(60) },
      ),
    ).resolves.toBeUndefined();
  },
);
