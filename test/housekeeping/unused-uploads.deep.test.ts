import { randomUUID } from "node:crypto";
import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { audioFiles, voices } from "#server/db/schema/catalogue.ts";
import { housekeeping } from "#server/housekeeping/job.ts";
import { test as base } from "#test/support/fixtures.ts";

const hour = 60 * 60_000;

const test = base
  .extend(
    "keepHouse",
    ({ server }) =>
      () =>
        housekeeping(server.parts, { voiceRequestDays: 180 }).run(),
  )
  // Keeps a file as an upload does that was found to be a sound; the answer is its name.
  .extend("store", ({ server, db }) => async () => {
    const [name, mediaType] = [`${randomUUID()}.mp3`, "audio/mpeg"];
    await server.parts.audio.put(name, Buffer.from("sound"), mediaType);
    await db.insert(audioFiles).values({ name, storageKey: name, mediaType, byteLength: 5, sha256: name });
    return name;
  })
  .extend(
    "stored",
    ({ server }) =>
      () =>
        readdir(join(server.folder, "audio")),
  )
  // Makes a stored file and its row this old.
  .extend("age", ({ db, server }) => async (name: string, time: number): Promise<void> => {
    const createdAt = new Date(server.parts.clock().getTime() - time);
    await db.update(audioFiles).set({ createdAt }).where(eq(audioFiles.name, name));
    await utimes(join(server.folder, "audio", name), createdAt, createdAt);
  })
  .extend(
    "send",
    ({ server, owner }) =>
      (url: string, payload: object) =>
        server.inject({ method: "POST", url, headers: owner.headers, payload }),
  );

test.beforeEach(async ({ db }) => {
  for (const table of [voices, audioFiles]) await db.delete(table);
});

const artist = { age: 30, gender: "Male", voiceColors: [], languages: [], ageRanges: [] };

test("uploads that no voice refers to go after a day, row and bytes", async ({
  store,
  send,
  age,
  server,
  keepHouse,
  stored,
  db,
}) => {
  const [old, used, fresh] = [await store(), await store(), await store()];
  await send("/api/v1/voice-artists", { ...artist, name: "One", voices: [{ voiceMp3: `/audio/${used}` }] });
  await age(old, 25 * hour);
  await age(used, 25 * hour);
  await age(fresh, 23 * hour);
  await Promise.all([keepHouse(), keepHouse()]);
  expect((await stored()).toSorted()).toEqual([used, fresh].toSorted());
  expect((await server.inject({ url: `/audio/${old}` })).statusCode).toBe(404);
  expect((await server.inject({ url: `/audio/${used}` })).statusCode).toBe(200);
  const named = await db.select({ name: audioFiles.name }).from(audioFiles);
  expect(named.map(({ name }) => name).toSorted()).toEqual([used, fresh].toSorted());
});

test("uploads of a process that died before it wrote the row go too", async ({
  store,
  age,
  db,
  keepHouse,
  stored,
}) => {
  const lost = await store();
  await age(lost, 25 * hour);
  await db.delete(audioFiles).where(eq(audioFiles.name, lost));
  await keepHouse();
  expect(await stored()).not.toContain(lost);
});

test("uploads are never swept while an artist is being made with them", async ({
  store,
  age,
  send,
  keepHouse,
  stored,
}) => {
  for (let round = 0; round < 10; round += 1) {
    const name = await store();
    await age(name, 25 * hour);
    const [created] = await Promise.all([
      send("/api/v1/voice-artists", {
        ...artist,
        name: `Racing ${round}`,
        voices: [{ voiceMp3: `/audio/${name}` }],
      }),
      keepHouse(),
    ]);
    const isThere = (await stored()).includes(name);
    expect([created.statusCode, isThere]).toEqual(created.statusCode === 201 ? [201, true] : [422, false]);
  }
});
