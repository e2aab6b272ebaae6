import * as fc from "#test/support/generated.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import { voiceArtists } from "#server/db/schema.ts";
import { startTestServer, type TestServer } from "#test/support/server.ts";
import { artistCalls, artistDraft } from "./calls.ts";

let server: TestServer;
let calls: ReturnType<typeof artistCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = artistCalls(server, await server.createOwner());
});
afterAll(() => server.close());

/** Creates, lists, opens, renames and updates an artist under this name. */
async function goRound(name: string): Promise<void> {
  await server.parts.db.delete(voiceArtists);
  const shown = name.trim();
  expect((await calls.create(artistDraft({ name }))).statusCode).toBe(201);
  expect((await calls.names()).json()).toEqual([shown]);
  const opened = await calls.read(shown);
  expect(opened.json()).toEqual(artistDraft({ name: shown }));
  const update = { ...opened.json<VoiceArtist>(), artistName: shown, age: 50, voices: [] };
  const updated = await calls.update(shown, update);
  expect(updated.json()).toEqual(artistDraft({ name: shown, age: 50 }));
  expect((await calls.create(artistDraft({ name: shown }))).statusCode).toBe(409);
}

test.each([
  "Ayşe / Öz",
  "100% Ses",
  "%2F",
  "%00",
  "a?b=c&d#e",
  'Ali "Usta" Kaya',
  "O'Neill; drop table voice_artists;--",
  "İ ı ş ğ Ç Ö Ü",
  "👩🏽‍🎤 Sanatçı",
  "\\\\server\\share",
  "..x",
  "...",
  "~",
  "+",
  "سارا\u200Cنام",
  "names",
  "__proto__",
  "x".repeat(100),
  "ş".repeat(100),
  "🎤".repeat(100),
])("%j is created, listed, opened and updated", goRound);

test.each([
  ["x".repeat(101), 400, "invalid-input"],
  ["🎤".repeat(101), 400, "invalid-input"],
  ["a\u0000b", 400, "invalid-input"],
  ["a\uD800b", 400, "invalid-input"],
  ["a\nb", 422, "invalid-name"],
  ["a\u001Bb", 422, "invalid-name"],
  ["a\u0085b", 422, "invalid-name"],
  ["a\u2028b", 422, "invalid-name"],
  ["a\u202Eb", 422, "invalid-name"],
  ["\u200D", 422, "invalid-name"],
  ["   ", 422, "invalid-name"],
  [".", 422, "invalid-name"],
  ["..", 422, "invalid-name"],
])("%j is refused with %i and a sentence", async (name, status, code) => {
  await server.parts.db.delete(voiceArtists);
  const answer = await calls.create(artistDraft({ name }));
  expect(answer.statusCode).toBe(status);
  expect(answer.headers["problem-code"]).toBe(code);
  expect(answer.body.length).toBeGreaterThan(10);
  expect(await server.parts.db.$count(voiceArtists)).toBe(0);
});

test(
  "any other name of Unicode goes round, or is refused with a sentence",
  { timeout: 120_000 },
  async () => {
    const anyName = fc.oneof(
      fc.string({ unit: "binary", minLength: 1, maxLength: 100 }),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
      fc.string({
        unit: fc.constantFrom(..."/%\"'İıIişğ.\\?#&+ ;\u0301\u0307"),
        minLength: 1,
        maxLength: 100,
      }),
    );
    await fc.assert(
      fc.asyncProperty(anyName, async (name) => {
        await server.parts.db.delete(voiceArtists);
        const answer = await calls.create(artistDraft({ name }));
        const refused = { 400: "invalid-input", 422: "invalid-name" }[answer.statusCode];
        expect(answer.headers["problem-code"]).toBe(refused);
        if (refused === undefined) await goRound(name);
      }),
      { numRuns: 80 },
    );
  },
);
