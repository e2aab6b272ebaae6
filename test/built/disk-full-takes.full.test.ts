import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { post } from "#test/support/built/callers.ts";
import { test as base } from "#test/support/built/fixtures.ts";
import { acceptOffer, addTake, findWork, logInBoth, untilPrepared } from "#test/support/built/production.ts";
import { beginUpload, sendFile, sendPart } from "#test/support/built/send-file.ts";
import { createTinyDisk } from "#test/support/disk/tiny-disk.ts";
import { shortSound } from "#test/support/short-sound.ts";

const test = base.extend("disk", ({}, { onCleanup }) => {
  const disk = createTinyDisk(600);
  onCleanup(() => disk.remove());
  return disk;
});

// Ten minutes of a studio's sharpness: 57 MB, which take some seconds to be read.
const sound = shortSound(0, 600, 48_000);
const file = {
  name: "Bölüm 1.wav",
  size: sound.length,
  read: async (from: number, length: number) => new Uint8Array(sound.subarray(from, from + length)),
};

test("a full disk refuses a take before its first part, and one whose copy finds no room waits for it", async ({
  disk,
  start,
}) => {
  const server = await start({ DATA_DIR: disk.folder, DEMO: "on", LOG_LEVEL: "silent" });
  const sides = await logInBoth(server.origin);
  const offerId = await acceptOffer(sides);
  const begun = await beginUpload(sides, file);

  disk.fill();
  const { name, size } = file;
  const refused = await post(server.origin, sides.owner, "/api/v1/uploads", { name, size });
  expect([refused.status, refused.headers.get("problem-code")]).toEqual([507, "storage-full"]);
  await expect(sendPart(sides, begun, file, 0)).rejects.toThrow("503");
  disk.free();
  expect(await sendPart(sides, begun, file, 0)).toBeGreaterThan(0);

  const uploadId = await sendFile(sides, file);
  expect((await addTake(sides, offerId, uploadId, randomUUID())).status).toBe(201);
  disk.fill();
  // Longer than it takes to find no room, and to give the take back.
  await sleep(20_000);
  expect((await findWork(sides, offerId)).takes).toMatchObject([{ state: "preparing", failure: null }]);
  disk.free();
  expect(await untilPrepared(sides, offerId, 0)).toMatchObject({
    state: "ready",
    sha256: createHash("sha256").update(sound).digest("hex"),
  });
  expect(await server.stop()).toBe(0);
});
