import { expect } from "vitest";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { readVoiceUrl } from "#server/voice-artists/voice-url.ts";
import { test as base } from "#test/support/fixtures.ts";
import { artistCalls, artistDraft } from "./calls.ts";
import { hostileUrls, welcomeUrls } from "./hostile-urls.ts";

const test = base.extend("calls", { scope: "file" }, async ({ server }) =>
  artistCalls(server, await server.createOwner()),
);

test("none of the hostile URLs is read", () => {
  expect(hostileUrls.length).toBeGreaterThanOrEqual(200);
  expect(hostileUrls.filter((url) => readVoiceUrl(url) !== undefined)).toEqual([]);
});

const refusal = (url: string) => (url.includes("\0") ? "invalid-input" : "invalid-voice-url");

test(
  "none of them is stored, when an artist is created or updated",
  { timeout: 120_000 },
  async ({ calls, db }) => {
    const created = await calls.create(
      artistDraft({ name: "Mine", voices: [{ voiceMp3: "https://example.com/1.mp3" }] }),
    );
    const artist = created.json<VoiceArtist>();
    const voiceId = String(artist.voices[0]?.voiceId);
    for (const voiceMp3 of hostileUrls) {
      const create = await calls.create(artistDraft({ voices: [{ voiceMp3 }] }));
      const update = await calls.update("Mine", {
        ...artist,
        artistName: "Mine",
        voices: [{ voiceId, voiceMp3 }],
      });
      expect({ voiceMp3, codes: [create, update].map(({ headers }) => headers["problem-code"]) }).toEqual({
        voiceMp3,
        codes: [refusal(voiceMp3), refusal(voiceMp3)],
      });
    }
    expect(await db.$count(voiceArtists)).toBe(1);
    const stored = await db.select({ url: voices.url }).from(voices);
    expect(stored).toEqual([{ url: "https://example.com/1.mp3" }]);
  },
);

test.for(welcomeUrls)("%s is stored as it was sent, without space around it", async (url, { calls }) => {
  const name = `Artist ${welcomeUrls.indexOf(url)}`;
  const answer = await calls.create(artistDraft({ name, voices: [{ voiceMp3: ` ${url}\n` }] }));
  expect(answer.json()).toMatchObject({ voices: [{ voiceMp3: url }] });
});
