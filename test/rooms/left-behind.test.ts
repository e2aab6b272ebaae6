import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { ArtistStateResults } from "#contract/voice-artists.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { rooms, roomVoices } from "#server/db/schema/rooms.ts";
import { housekeeping } from "#server/housekeeping/job.ts";
import { endRooms } from "#server/rooms/end-job.ts";
import { ask } from "#test/clients/owner-calls.ts";
import { openRoom } from "#test/guest/open-room.ts";
import { test as base } from "./fixtures.ts";
import { addSounding } from "./sounding-voices.ts";

const day = 24 * 60;

const test = base
  .extend("opened", ({ server, client, voiceIds }) => openRoom(server, { makerId: client.userId, voiceIds }))
  .extend("copiesOf", ({ db }) => async (roomId: string) => {
    const inRoom = eq(roomVoices.roomId, roomId);
    const rows = await db.select().from(roomVoices).where(inRoom).orderBy(asc(roomVoices.place));
    return rows.map(({ audioName }) => audioName);
  })
  // How many of these are stored, after housekeeping two days later.
  .extend("leftOf", ({ server }) => async (names: (string | null)[]) => {
    const { parts, clock, folder } = server;
    const stored = () => Promise.all(names.map((name) => parts.audio.stat(name ?? "none")));
    const old = clock.read();
    for (const [nth, length] of (await stored()).entries())
      if (length !== undefined) await utimes(join(folder, "audio", names[nth] ?? ""), old, old);
    clock.forward(2 * day);
    await housekeeping(parts, { voiceRequestDays: 180 }).run();
    return (await stored()).filter((length) => length !== undefined).length;
  });

describe("the copies of a room's sound", () => {
  test("are kept while the room is", async ({ opened, copiesOf, leftOf }) => {
    expect(await leftOf(await copiesOf(opened.roomId))).toBe(4);
  });

  test("go with the account of who opened it, and the room with them", async ({
    server,
    db,
    client,
    opened,
    copiesOf,
    leftOf,
  }) => {
    const names = await copiesOf(opened.roomId);
    const owner = await server.createOwner();
    const answer = await ask(server, owner, "DELETE", `clients/accounts/${client.accountId}`);
    expect(answer.statusCode).toBe(204);
    expect(await db.$count(rooms, eq(rooms.id, opened.roomId))).toBe(0);
    expect(await leftOf(names)).toBe(0);
  });

  test("go where an artist is erased; the others keep their places", async ({
    server,
    db,
    client,
    opened,
    voiceIds,
    copiesOf,
  }) => {
    const [erased = ""] = await addSounding(db, ["none.mp3"]);
    const other = await openRoom(server, {
      makerId: client.userId,
      voiceIds: [erased, ...voiceIds.slice(0, 1)],
    });
    const [copy, kept] = await copiesOf(other.roomId);
    const [voice] = await db.select().from(voices).where(eq(voices.id, erased));
    const owner = await server.createOwner();
    for (const to of ["archive", "erase"]) {
      const write = { artistIds: [voice?.artistId], to };
      const answer = await ask(server, owner, "POST", "voice-artists/state", write);
      expect(answer.json<ArtistStateResults>().results).toMatchObject([{ problem: null }]);
    }
    await endRooms(server.parts).run();
    expect(await copiesOf(other.roomId)).toEqual([null, kept]);
    const stored = [copy, kept].map((name) => server.parts.audio.stat(name ?? "none"));
    expect(await Promise.all(stored)).toEqual([undefined, expect.any(Number)]);
    expect(await copiesOf(opened.roomId)).not.toContain(null);
  });
});

test("a room stays when its list is forgotten", async ({ server, client, db, mine, listId, voiceIds }) => {
  const { roomId } = (await mine.open(listId, voiceIds)).room;
  await mine.lists.remove(listId);
  server.clock.forward(2 * day);
  await housekeeping(server.parts, { voiceRequestDays: 180 }).run();
  expect(await db.select().from(rooms).where(eq(rooms.id, roomId))).toMatchObject([
    { listId: null, makerId: client.userId, closedAt: null },
  ]);
});
