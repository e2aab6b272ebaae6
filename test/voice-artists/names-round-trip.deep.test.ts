import * as fc from "#test/support/generated.ts";
import { expect } from "vitest";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import type { Db } from "#server/db/client.ts";
import { voiceArtists } from "#server/db/schema/catalogue.ts";
import { test as base } from "#test/support/fixtures.ts";
import { artistCalls, artistDraft } from "./calls.ts";

const test = base.extend("calls", { scope: "file" }, ({ server, owner }) => artistCalls(server, owner));

/** Creates, lists, opens, renames and updates an artist under this name. */
async function goRound(db: Db, calls: ReturnType<typeof artistCalls>, name: string): Promise<void> {
  await db.delete(voiceArtists);
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

test.for([
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
])("%j is created, listed, opened and updated", (name, { db, calls }) => goRound(db, calls, name));

test.for([
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
] as const)("%j is refused with %i and a sentence", async ([name, status, code], { db, calls }) => {
  await db.delete(voiceArtists);
  const answer = await calls.create(artistDraft({ name }));
  expect(answer.statusCode).toBe(status);
  expect(answer.headers["problem-code"]).toBe(code);
  expect(answer.body.length).toBeGreaterThan(10);
  expect(await db.$count(voiceArtists)).toBe(0);
});

test(
  "any other name of Unicode goes round, or is refused with a sentence",
  fc.generatedRun,
  async ({ db, calls }) => {
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
        await db.delete(voiceArtists);
        const answer = await calls.create(artistDraft({ name }));
        const refused = { 400: "invalid-input", 422: "invalid-name" }[answer.statusCode];
        expect(answer.headers["problem-code"]).toBe(refused);
        if (refused === undefined) await goRound(db, calls, name);
      }),
      { numRuns: fc.runs(80) },
    );
  },
);
