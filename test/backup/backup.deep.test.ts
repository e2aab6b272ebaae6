import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { restoreBackup } from "#server/backup/restore.ts";
import { savedTables } from "#server/backup/tables.ts";
import { pruneBackups, takeBackup } from "#server/backup/take.ts";
import { readGeneration } from "#server/db/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { offers } from "#server/db/schema/offers.ts";
import { test as base } from "#test/support/fixtures.ts";
import { openTestDatabase } from "#test/support/database/database.ts";
import { AudioInMemory } from "./audio-in-memory.ts";
import { contentOf, fillDatabase } from "./filled-database.ts";

const test = base
  .extend("live", async ({}, { onCleanup }) => {
    const live = await openTestDatabase("owner");
    onCleanup(() => live.close());
    return live;
  })
  .extend("audio", ({}) => new AudioInMemory())
  .extend(
    "take",
    ({ live, audio, folder }) =>
      (time = now) =>
        takeBackup({ db: live.db, audio, folder, now: time }),
  )

  /** The number of voices and the platform's text change together. */
  .extend(
    "writeBoth",
    ({ live }) =>
      () =>
        live.db.transaction(async (tx) => {
          await tx.execute(sql`insert into voices (artist_id, url)
      select artist_id, 'https://samples.example/a.mp3' from voices limit 1`);
          await tx.execute(sql`update offers set platform = (select count(*) from voices)::text`);
        }),
  );

const now = new Date("2026-05-01T10:00:00.000Z");

test.beforeEach(({ live, audio }) => fillDatabase(live.db, audio));

// The restore itself moves this one on.
const unmoved = savedTables.filter((table) => table !== "catalogue");

test("a restore brings back every row and every sound, to the letter", async ({ live, take, audio }) => {
  const before = await contentOf(live.db, savedTables);
  const { path, rows, missingAudio } = await take();
  expect({ rows, missingAudio }).toEqual({ rows: 45, missingAudio: [] });

  const other = await openTestDatabase("owner");
  const otherAudio = new AudioInMemory();
  await restoreBackup({ db: other.db, audio: otherAudio, path, now });
  const after = await contentOf(other.db, savedTables);
  for (const table of unmoved) expect(after[table]).toBe(before[table]);
  expect(otherAudio.files).toEqual(audio.files);

  // Serial numbers go on behind what was restored, and no old ETag can come back.
  const [user] = await other.db.select({ id: users.id }).from(users);
  const draft = { userId: user?.id ?? "", budget: 1, title: "tv", platform: "tv", version: 1 };
  const [offer] = await other.db.insert(offers).values(draft).returning();
  expect(offer?.position).toBe(2);
  expect(await readGeneration(other.db)).toBe(now.getTime());
  await other.close();
});

test("a restore takes the place of what is there, and ends every session", async ({ take, live, audio }) => {
  const { path } = await take();
  await live.db.update(users).set({ name: "changed since" });
  await live.db.insert(users).values({ userName: "since", role: "CLIENT", name: "n", passwordHash: "z" });
  await restoreBackup({ db: live.db, audio, path, now });
  const content = await contentOf(live.db);
  expect(content["users"]).not.toContain("since");
  expect(content["sessions"]).toBe("");
});

test("a backup taken while others write is one moment's state", async ({ writeBoth, take, live, audio }) => {
  await writeBoth();
  const state = { writing: true, writes: 0 };
  const writer = (async () => {
    while (state.writing) {
      await writeBoth();
      state.writes += 1;
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
  })();
  const paths: string[] = [];
  for (let nth = 1; nth <= 5; nth++) paths.push((await take(new Date(now.getTime() + nth))).path);
  state.writing = false;
  await writer;
  expect(state.writes).toBeGreaterThan(0);
  for (const path of paths) {
    await restoreBackup({ db: live.db, audio, path, now });
    const [offer] = await live.db.select({ platform: offers.platform }).from(offers);
    const listed = await live.db.select({ id: voices.id }).from(voices);
    expect(Number(offer?.platform)).toBe(listed.length);
  }
});

test("a sound that the store lost is named, and does not stop the backup", async ({ audio, take, live }) => {
  audio.files.clear();
  const { path, missingAudio } = await take();
  const takes = ["take-0", "take-1", "take-2"];
  expect(missingAudio).toEqual(["clip-one", "attachment-one", "consent-one", "copy-one", ...takes]);
  await restoreBackup({ db: live.db, audio, path, now });
});

test("a backup that breaks off stands under no name", async ({ take, audio, folder }) => {
  await take();
  const breaking = { transaction: () => Promise.reject(new Error("cut")) } as unknown as Db;
  await expect(takeBackup({ db: breaking, audio, folder, now: new Date(1) })).rejects.toThrow("cut");
  expect(await readdir(folder)).toEqual(["2026-05-01T10-00-00-000Z", "audio"]);
});

test("what rotated out goes with its sounds; what is not ours stays", async ({ take, folder }) => {
  await take();
  for (let nth = 1; nth <= 3; nth++) await take(new Date(now.getTime() + nth));
  await writeFile(join(folder, "audio", "0".repeat(64)), "needed by none");
  await writeFile(join(folder, "a note of somebody"), "left alone");
  expect(await pruneBackups(folder, now)).toHaveLength(3);
  expect(await readdir(join(folder, "audio"))).toHaveLength(7);
  expect(await readdir(folder)).toEqual(["2026-05-01T10-00-00-003Z", "a note of somebody", "audio"]);
});
