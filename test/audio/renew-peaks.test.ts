import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { UploadedAudio } from "#contract/audio.ts";
import type { VoicePage } from "#contract/voices.ts";
import { renewPeaks } from "#server/audio/renew-peaks.ts";
import { readGeneration } from "#server/db/catalogue.ts";
import { audioFiles } from "#server/db/schema.ts";
import { test } from "#test/support/fixtures.ts";
import { fixture } from "./fixtures.ts";
import { upload } from "./upload-call.ts";

/** Peaks as they were once stored: 64 bars. */
const old = "7f".repeat(64);

test("peaks of an older version are computed anew from the sound, and the library shows them", async ({
  server,
  owner,
  db,
}) => {
  const { url, peaks } = (
    await upload(server, owner, fixture("../../../server/demo/audio/tr-01.mp3"))
  ).json<UploadedAudio>();
  const name = url.replace("/audio/", "");
  await server.inject({
    method: "POST",
    url: "/api/v1/voice-artists",
    headers: owner.headers,
    payload: {
      name: "Elif",
      age: 38,
      gender: "Female",
      voiceColors: [],
      languages: [],
      ageRanges: [],
      voices: [{ voiceMp3: url }],
    },
  });
  await db.update(audioFiles).set({ peaks: old }).where(eq(audioFiles.name, name));
  // Its bytes are lost: it must not keep the others from their turn.
  await db.insert(audioFiles).values({
    name: "lost.mp3",
    storageKey: "0-lost.mp3",
    mediaType: "audio/mpeg",
    byteLength: 5,
    sha256: "0",
    peaks: old,
  });
  const shown = async () => {
    const page = await server.inject({ url: "/api/v1/voices", headers: owner.headers });
    return page.json<VoicePage>().content[0]?.peaks;
  };
  expect(await shown()).toBe(old);
  await renewPeaks(server.parts).run();
  expect(peaks).toMatch(/^[\da-f]{256}$/);
  expect(await shown()).toBe(peaks);
  expect(await readdir(join(server.folder, "incoming"))).toEqual([]);
  const before = await readGeneration(db);
  await renewPeaks(server.parts).run();
  expect(await readGeneration(db)).toBe(before);
});
