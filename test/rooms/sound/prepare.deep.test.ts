import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { asc, eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { analyseBytes } from "#server/audio/analysis/analyse-bytes.ts";
import { audioFiles } from "#server/db/schema/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { rooms, roomVoices } from "#server/db/schema/rooms.ts";
import { demoClips } from "#demo/clips.ts";
import type { Parts } from "#server/parts.ts";
import { prepareJob, prepareRooms } from "#server/rooms/sound/prepare.ts";
import { removeCopies } from "#server/rooms/sound/remove-copies.ts";
import { addSounding } from "#test/rooms/sounding-voices.ts";
import { test } from "#test/support/fixtures.ts";

const [clip, otherClip] = demoClips;
if (!clip || !otherClip) throw new Error("The demo has no sound.");
const never = () => false;

async function addRoom(
  db: Db,
  makerId: string,
  files: string[],
  more: Partial<typeof rooms.$inferInsert> = {},
) {
  const [room] = await db
    .insert(rooms)
    .values({
      makerId,
      title: "Yaz",
      greeting: "",
      isBlind: true,
      sharesNotes: true,
      tokenHash: randomBytes(32),
      seed: randomBytes(32),
      closesAt: new Date("2030-01-01T15:00:00Z"),
      ...more,
    })
    .returning({ id: rooms.id });
  if (!room) throw new Error("an insert returned no row");
  const ids = await addSounding(db, files);
  await db.insert(roomVoices).values(ids.map((voiceId, place) => ({ roomId: room.id, place, voiceId })));
  return room.id;
}

const copiesOf = (db: Db, roomId: string) =>
  db.select().from(roomVoices).where(eq(roomVoices.roomId, roomId)).orderBy(asc(roomVoices.place));
const roomOf = async (db: Db, roomId: string) =>
  (await db.select().from(rooms).where(eq(rooms.id, roomId)))[0];
const bytesOf = async ({ audio }: Parts, name: string | null) => buffer(await audio.read(name ?? ""));

describe("the sound of a room", () => {
  test("is copied, and then the room is ready", async ({ server, db, client }) => {
    const roomId = await addRoom(db, client.userId, [clip.file, otherClip.file]);
    await prepareJob(server.parts).run();
    const copies = await copiesOf(db, roomId);
    expect((await roomOf(db, roomId))?.readyAt).toEqual(server.clock.read());
    for (const [at, { audioName, seconds }] of copies.entries()) {
      const bytes = await bytesOf(server.parts, audioName);
      const { analysis } = await analyseBytes(bytes, ["mp3"]);
      expect(Math.abs(analysis.seconds - (seconds ?? 0))).toBeLessThan(0.08);
      expect(bytes.equals(await readFile(`demo/audio/${demoClips[at]?.file}`))).toBe(false);
    }
    // The names of two rooms' copies of one voice have nothing in common either.
    expect(new Set(copies.map(({ audioName }) => audioName)).size).toBe(2);
  });

  test("is made once by many processes", async ({ server, db, client }) => {
    const ids = [];
    for (let nth = 0; nth < 3; nth += 1) ids.push(await addRoom(db, client.userId, [clip.file]));
    await Promise.all([1, 2, 3, 4].map(() => prepareRooms(server.parts, never)));
    for (const id of ids) expect((await roomOf(db, id))?.readyAt).not.toBeNull();
    const kept = new Set<string | null>();
    for (const id of ids) for (const { audioName } of await copiesOf(db, id)) kept.add(audioName);
    const stored = [];
    for await (const key of server.parts.audio.keysBefore(new Date("2100-01-01"))) stored.push(key);
    expect(stored.filter((key) => kept.has(key))).toHaveLength(3);
  });

  test("is taken over from a process that ended, a minute later", async ({ server, db, client }) => {
    const held = { leasedUntil: new Date(Date.now() + 60_000) };
    const roomId = await addRoom(db, client.userId, [clip.file], held);
    await prepareRooms(server.parts, never);
    expect((await roomOf(db, roomId))?.readyAt).toBeNull();
    await db
      .update(rooms)
      .set({ leasedUntil: new Date(Date.now() - 1000) })
      .where(eq(rooms.id, roomId));
    await prepareRooms(server.parts, never);
    expect((await roomOf(db, roomId))?.readyAt).not.toBeNull();
  });

  test("waits where a sample cannot be read, and is copied once it can", async ({ server, db, client }) => {
    const roomId = await addRoom(db, client.userId, [clip.file]);
    const [copy] = await copiesOf(db, roomId);
    const name = `${copy?.voiceId}.mp3`;
    const pointTo = (storageKey: string) =>
      db.update(audioFiles).set({ storageKey }).where(eq(audioFiles.name, name));
    await pointTo("lost.mp3");
    await expect(prepareRooms(server.parts, never)).rejects.toThrow("ENOENT");
    expect(await roomOf(db, roomId)).toMatchObject({ readyAt: null, leasedUntil: null });
    await pointTo(`demo/${clip.file}`);
    await prepareRooms(server.parts, never);
    expect((await roomOf(db, roomId))?.readyAt).not.toBeNull();
  });

  test("is silent where a sample is no sound", async ({ server, db, client }) => {
    await server.parts.audio.put("noise.mp3", Buffer.from("no sound at all"), "audio/mpeg");
    const roomId = await addRoom(db, client.userId, [clip.file, otherClip.file]);
    const [copy] = await copiesOf(db, roomId);
    await db
      .update(audioFiles)
      .set({ storageKey: "noise.mp3" })
      .where(eq(audioFiles.name, `${copy?.voiceId}.mp3`));
    await prepareRooms(server.parts, never);
    expect((await copiesOf(db, roomId)).map(({ audioName }) => audioName !== null)).toEqual([false, true]);
    expect((await roomOf(db, roomId))?.readyAt).not.toBeNull();
  });

  test("is not kept where the room is revoked while it is copied", async ({ server, db, client }) => {
    const roomId = await addRoom(db, client.userId, [clip.file]);
    const names: string[] = [];
    const { audio } = server.parts;
    const revoking: Parts["audio"] = {
      put: async (key, bytes, type) => {
        names.push(key);
        await db.update(rooms).set({ revokedAt: new Date() }).where(eq(rooms.id, roomId));
        await audio.put(key, bytes, type);
      },
      putFile: (key, path, type) => audio.putFile(key, path, type),
      stat: (key) => audio.stat(key),
      read: (key, range) => audio.read(key, range),
      remove: (key) => audio.remove(key),
      freeBytes: () => audio.freeBytes(),
      keysBefore: (before) => audio.keysBefore(before),
    };
    await prepareRooms({ ...server.parts, audio: revoking }, never);
    expect(names).toHaveLength(1);
    expect(await audio.stat(names[0] ?? "")).toBeUndefined();
    expect((await copiesOf(db, roomId))[0]?.audioName).toBeNull();
  });

  test("is deleted with its bytes", async ({ server, db, client }) => {
    const roomId = await addRoom(db, client.userId, [clip.file, otherClip.file]);
    await prepareRooms(server.parts, never);
    const names = (await copiesOf(db, roomId)).map(({ audioName }) => audioName ?? "");
    await removeCopies(server.parts, eq(roomVoices.roomId, roomId));
    for (const name of names) expect(await server.parts.audio.stat(name)).toBeUndefined();
    expect(await copiesOf(db, roomId)).toMatchObject([
      { audioName: null, seconds: null },
      { audioName: null, seconds: null },
    ]);
  });
});
