import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { languages } from "#contract/constants/enumerations.ts";
import { languageTags } from "#contract/constants/language-tags.ts";
import type { VoicePaces } from "#contract/voices/voices.ts";
import { audioFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { demoClips } from "#demo/clips.ts";
import { consented } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";

const half = "ff00".repeat(64);

const test = base
  // An artist with a sample for each given transcript; the answer is the voices' ids.
  .extend("artist", ({ db }) => async (samples: Partial<typeof audioFiles.$inferInsert>[]) => {
    const id = randomUUID();
    await db.insert(voiceArtists).values({
      id,
      name: id,
      nameKey: id,
      age: 40,
      gender: "Female",
      voiceColors: [],
      languages: [],
      ageRanges: [],
    });
    const ids: string[] = [];
    for (const sample of samples) {
      const name = `${randomUUID()}.mp3`;
      const file = { storageKey: name, mediaType: "audio/mpeg", byteLength: 1, sha256: "x" };
      await db.insert(audioFiles).values({ ...file, seconds: 8, peaks: half, ...sample, name });
      const [voice] = await db
        .insert(voices)
        .values({ artistId: id, url: `/audio/${name}`, audioName: name, ...consented })
        .returning();
      ids.push(voice?.id ?? "");
    }
    return ids;
  })
  .extend("ask", ({ server, client }) => async (query: string) => {
    const answer = await server.inject({ url: `/api/v1/voices/pace?${query}`, headers: client.headers });
    return { status: answer.statusCode, paces: answer.json<VoicePaces>() };
  });

const said = (transcriptText: string, transcriptLanguage: string) => ({ transcriptText, transcriptLanguage });

test("every sample of a voice's artist in the language is told, with its voiced seconds", async ({
  artist,
  ask,
}) => {
  const [first = "", second = ""] = await artist([
    said("Merhaba", "tr"),
    said("Hello", "en"),
    said("Olá", "pt-BR"),
    said("Görüşürüz", "tr-TR"),
    { transcriptText: null },
    { ...said("dalgasız", "tr"), peaks: null },
  ]);
  const [other = ""] = await artist([said("Good bye", "en")]);
  const turkish = [
    { text: "Merhaba", seconds: 4 },
    { text: "Görüşürüz", seconds: 4 },
  ];
  const unknown = randomUUID();
  expect(
    await ask(`voiceId=${other}&voiceId=${second}&voiceId=${unknown}&voiceId=${first}&language=TURKISH`),
  ).toEqual({
    status: 200,
    paces: [
      { voiceId: other, samples: [] },
      { voiceId: second, samples: turkish },
      { voiceId: first, samples: turkish },
    ],
  });
  expect((await ask(`voiceId=${first}&language=PORTUGUESE`)).paces[0]?.samples).toEqual([
    { text: "Olá", seconds: 4 },
  ]);
});

test("what is no voice or no language is refused or left out", async ({ ask, server, client }) => {
  expect(await ask("voiceId=1&language=TURKISH")).toEqual({ status: 200, paces: [] });
  const bad = [
    "voiceId=1",
    "language=TURKISH",
    "voiceId=1&language=KLINGON",
    "voiceId=1&language=TURKISH&x=1",
  ];
  for (const query of bad) {
    const url = `/api/v1/voices/pace?${query}`;
    expect((await server.inject({ url })).statusCode).toBe(401);
    expect((await server.inject({ url, headers: client.headers })).statusCode).toBe(400);
  }
});

test("the tags are those that the demo's transcripts carry", () => {
  expect(new Set(demoClips.map(({ language }) => language))).toEqual(new Set(languages));
  for (const { language, transcript } of demoClips) expect(languageTags[language]).toBe(transcript.language);
});
