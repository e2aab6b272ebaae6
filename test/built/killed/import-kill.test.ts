import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { Import } from "#contract/imports/imports.ts";
import type { Upload } from "#contract/uploads.ts";
import { DiskAudioStore, isShipped } from "#server/audio/disk-store.ts";
import { audioFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { roomVoices } from "#server/db/schema/rooms.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { openFolder } from "#server/db/open-folder.ts";
import { sweepAudio } from "#server/housekeeping/sweep-audio.ts";
import { folders } from "#server/paths.ts";
import { filesOfTakes } from "#server/productions/saved-bytes.ts";
import { zipOfAgency } from "#test/imports/agency.ts";
import { makeAgency } from "#test/support/agency.ts";
import { triesAll } from "#test/support/amount.ts";
import { test } from "#test/support/built/fixtures.ts";
import { type Caller, get, logIn, post } from "#test/support/built/callers.ts";
import { randomFrom } from "#test/support/random.ts";

const kills = triesAll ? 20 : 5;
const artists = triesAll ? 40 : 20;
/** How long a server lives at most after an artist was written, in milliseconds: it is within the next ones then. */
const life = 150;

async function send(origin: string, owner: Caller, { name, bytes }: { name: string; bytes: Buffer }) {
  const begun = await post(origin, owner, "/api/v1/uploads", { name, size: bytes.length });
  const { uploadId } = (await begun.json()) as Upload;
  const answer = await fetch(`${origin}/api/v1/uploads/${uploadId}?from=0`, {
    method: "PUT",
    headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/octet-stream" },
    body: new Uint8Array(bytes),
  });
  expect(answer.status).toBe(200);
  return uploadId;
}

/** Has files checked; the answer is the import's id once it can be started. */
async function check(origin: string, owner: Caller, uploadId: string): Promise<Import> {
  const consent = { publish: true, share: false };
  const asked = await post(origin, owner, "/api/v1/imports", { uploadIds: [uploadId], consent });
  const { importId } = (await asked.json()) as Import;
  return waitFor(origin, owner, importId, ["checked"]);
}

/** Waits until so many artists are done, or all. */
async function waitForArtists(origin: string, owner: Caller, importId: string, count: number) {
  for (;;) {
    const { state, progress } = await get<Import>(origin, owner, `/api/v1/imports/${importId}`);
    if (state !== "running" || (progress?.done ?? 0) >= count) return;
    await sleep(10);
  }
}

async function waitFor(origin: string, owner: Caller, importId: string, states: Import["state"][]) {
  for (;;) {
    const found = await get<Import>(origin, owner, `/api/v1/imports/${importId}`);
    if (states.includes(found.state)) return found;
    await sleep(50);
  }
}

/** What is wrong with what lies there after the last import: halves of artists, bytes without a row, rows without bytes. */
async function findDamage(data: string, expected: Map<string, number>): Promise<string[]> {
  const database = await openFolder(data, folders.migrations);
  try {
    const { db } = database;
    const audio = new DiskAudioStore(join(data, "audio"), folders.demoAudio);
    await sweepAudio({ db, audio }, new Date(Date.now() + 60_000));
    const found = await db.select().from(voiceArtists);
    const samples = Map.groupBy(await db.select().from(voices), ({ artistId }) => artistId);
    const halves = found.flatMap(({ id, name }) => {
      const count = samples.get(id)?.length ?? 0;
      const whole = expected.get(name);
      return whole === undefined || whole === count ? [] : [`${name} has ${count} of ${whole} samples`];
    });
    const files = await db.select().from(audioFiles);
    const copies = await db.select().from(roomVoices);
    const named = [
      ...files.map(({ storageKey }) => storageKey).filter((key) => !isShipped(key)),
      ...copies.flatMap(({ audioName }) => audioName ?? []),
      ...(await filesOfTakes(db)).map(({ storageKey }) => storageKey),
    ];
    const stored = await readdir(join(data, "audio")).catch(() => []);
    const isSame = named.toSorted().join() === stored.toSorted().join();
    return [
      ...halves,
      ...(isSame ? [] : [`${stored.length} files are stored for ${named.length} rows`]),
      ...((await db.$count(uploads)) === 0 ? [] : ["uploads are left"]),
    ];
  } finally {
    await database.close();
  }
}

test(
  "kill -9 at many places of an import: it goes on, or is cancelled, without a half artist or a lost file",
  { timeout: 600_000 },
  async ({ filledData, start }) => {
    const seed = Math.floor(Math.random() * 1_000_000_000);
    const random = randomFrom(seed);
    const settings = { DATA_DIR: filledData, LOG_LEVEL: "silent" };
    const agency = makeAgency(artists);
    const zip = await zipOfAgency(agency);
    let server = await start(settings);
    const owner = await logIn(server.origin, "demo-owner");
    const { importId } = await check(server.origin, owner, await send(server.origin, owner, zip));
    await post(server.origin, owner, `/api/v1/imports/${importId}/start`, {});
    const seen = new Set<number>();
    for (let nth = 0; nth < kills; nth += 1) {
      await waitForArtists(server.origin, owner, importId, Math.floor((nth * agency.artists.size) / kills));
      await sleep(random() * life);
      await server.stop("SIGKILL");
      server = await start(settings);
      const { progress } = await get<Import>(server.origin, owner, `/api/v1/imports/${importId}`);
      seen.add(progress?.done ?? -1);
    }
    const done = await waitFor(server.origin, owner, importId, ["done"]);
    expect(done.counts, `seed ${seed}`).toMatchObject({
      newArtists: agency.artists.size,
      refused: agency.wrongRows,
    });
    const again = await check(server.origin, owner, await send(server.origin, owner, zip));
    expect(again.counts).toMatchObject({ new: 0, changed: 0, refused: agency.wrongRows });
    await post(server.origin, owner, `/api/v1/imports/${again.importId}/cancel`, {});

    // Other artists with other files; that import is cancelled after a kill.
    const other = makeAgency(artists, 1);
    const second = await check(
      server.origin,
      owner,
      await send(server.origin, owner, await zipOfAgency(other)),
    );
    await post(server.origin, owner, `/api/v1/imports/${second.importId}/start`, {});
    await waitForArtists(server.origin, owner, second.importId, 3);
    await server.stop("SIGKILL");
    server = await start(settings);
    await post(server.origin, owner, `/api/v1/imports/${second.importId}/cancel`, {});
    await server.stop();
    expect(
      await findDamage(filledData, new Map([...agency.artists, ...other.artists])),
      `seed ${seed}`,
    ).toEqual([]);
    expect(seen.size).toBeGreaterThan(kills / 2);
  },
);
