import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq, like } from "drizzle-orm";
import { expect } from "vitest";
import type { UploadedAudio } from "#contract/audio.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import { renewAnalysis } from "#server/audio/renew-analysis.ts";
import { readGeneration } from "#server/db/catalogue.ts";
import { audioFiles } from "#server/db/schema/catalogue.ts";
import { demoClips } from "#demo/clips.ts";
import { test } from "#test/support/fixtures.ts";
import { fixture } from "./fixtures.ts";
import { upload } from "./upload-call.ts";

/** Peaks as they were once stored: 64 bars. */
const old = "7f".repeat(64);
/** As a version stored it that measured nothing. */
const unmeasured = { loudness: null, truePeak: null, isMeasured: false };
const rowOf = (name: string, storageKey: string) => ({
  name,
  storageKey,
  mediaType: "audio/mpeg",
  byteLength: 5,
  sha256: "0",
  peaks: old,
});

test.beforeEach(({ db }) => db.delete(audioFiles));

test("what an older version stored is analysed anew, and the library shows it", async ({
  server,
  owner,
  db,
}) => {
  const { url, peaks } = (
    await upload(server, owner, fixture("../../../demo/audio/tr-01.mp3"))
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
  const read = async () => (await db.select().from(audioFiles).where(eq(audioFiles.name, name)))[0];
  const measured = await read();
  await db
    .update(audioFiles)
    .set({ peaks: old, ...unmeasured })
    .where(eq(audioFiles.name, name));
  // Its bytes are lost: it must not keep the others from their turn.
  await db.insert(audioFiles).values(rowOf("lost.mp3", "0-lost.mp3"));
  const shown = async () => {
    const page = await server.inject({ url: "/api/v1/voices", headers: owner.headers });
    return page.json<VoicePage>().content[0]?.peaks;
  };
  expect(await shown()).toBe(old);
  await renewAnalysis(server.parts).run();
  expect(await shown()).toBe(peaks);
  expect(measured).toMatchObject({ isMeasured: true, loudness: expect.closeTo(-18, 0) as number });
  expect(await read()).toEqual(measured);
  expect(await readdir(join(server.folder, "incoming"))).toEqual([]);
  const before = await readGeneration(db);
  await renewAnalysis(server.parts).run();
  expect(await readGeneration(db)).toBe(before);
  await db.execute("delete from voices");
});

/** Demo voices of an older version: two of each of some clips. */
const demoRows = (count: number) =>
  demoClips
    .slice(0, count)
    .flatMap(({ file, peaks }) =>
      ["first", "second"].map((which) => ({ ...rowOf(`${which}-${file}`, `demo/${file}`), peaks })),
    );

test("demo voices that share a clip are measured with it, and the library is read anew once for many", async ({
  server,
  db,
}) => {
  await db.insert(audioFiles).values(demoRows(4));
  const before = await readGeneration(db);
  await renewAnalysis(server.parts).run();
  for (const { file, loudness, truePeak } of demoClips.slice(0, 4)) {
    const rows = await db
      .select()
      .from(audioFiles)
      .where(like(audioFiles.name, `%-${file}`));
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ loudness, truePeak, isMeasured: true });
  }
  expect(await readGeneration(db)).toBe(before + 1);
});

test("a stop keeps what has been measured, and the next run goes on from there", async ({ server, db }) => {
  await db.insert(audioFiles).values(demoRows(3));
  const stop = new AbortController();
  let read = 0;
  const audio: typeof server.parts.audio = Object.assign(Object.create(server.parts.audio), {
    read(key: string) {
      read += 1;
      if (read === 2) stop.abort();
      return server.parts.audio.read(key);
    },
  });
  const measured = () => db.$count(audioFiles, eq(audioFiles.isMeasured, true));
  await renewAnalysis({ ...server.parts, audio, stopping: stop.signal }).run();
  expect(await measured()).toBe(4);
  await renewAnalysis({ ...server.parts, audio }).run();
  expect(await measured()).toBe(6);
  expect(read).toBe(3);
});
