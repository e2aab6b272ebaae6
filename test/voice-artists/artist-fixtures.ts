import { desc } from "drizzle-orm";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import { audioFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { test as base } from "#test/support/fixtures.ts";
import { artistCalls, artistDraft } from "./calls.ts";

/** What is known of the sound of the file that every artist may use. */
export const peaks = "0f".repeat(64);
/** A sample on another machine. */
export const url = "https://example.com/a.mp3";

export const test = base
  .extend("calls", { scope: "file" }, ({ server, owner }) => artistCalls(server, owner))
  .extend("ownFile", { scope: "file", auto: true }, ({ server }) =>
    server.parts.db.insert(audioFiles).values({
      name: "own.mp3",
      storageKey: "own.mp3",
      mediaType: "audio/mpeg",
      byteLength: 10,
      sha256: "0",
      seconds: 4.5,
      peaks,
    }),
  )
  // Every test begins without artists.
  .extend("emptied", { auto: true }, async ({ db }) => {
    await db.delete(voices);
    await db.delete(voiceArtists);
  })
  .extend("library", ({ server, owner }) => async (query = "") => {
    const answer = await server.inject({ url: `/api/v1/voices${query}`, headers: owner.headers });
    return answer.json<VoicePage>();
  })
  .extend(
    "lastAudit",
    ({ db }) =>
      async () =>
        (await db.select().from(historyRecords).orderBy(desc(historyRecords.id)).limit(1)).at(0),
  )
  .extend(
    "create",
    ({ calls }) =>
      async (more = {}) =>
        (await calls.create(artistDraft(more))).json<VoiceArtist>(),
  )
  .extend(
    "update",
    ({ calls }) =>
      (artist: VoiceArtist, more = {}) =>
        calls.update(artist.name, { ...artist, artistName: artist.name, voices: [], ...more }),
  );
