import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { rooms } from "#server/db/schema/rooms.ts";
import { endRooms } from "#server/rooms/end-job.ts";
import { roomsOf } from "./calls.ts";
import { test } from "./fixtures.ts";

/** In minutes. */
const [hour, day] = [60, 24 * 60];
const year = 365 * day;

for (const [which, by] of [
  ["ahead", year],
  ["behind", -year],
] as const)
  test(`a room that is closed by a clock a year ${which} is kept for ninety days`, async ({
    server,
    client,
    db,
    mine,
    listId,
    voiceIds,
  }) => {
    const { clock, parts } = server;
    const { roomId, openedAt, closesAt } = (await mine.open(listId, voiceIds)).room;
    const row = async () => (await db.select().from(rooms).where(eq(rooms.id, roomId)))[0];
    const runLater = async (minutes: number) => {
      clock.forward(minutes);
      await parts.clockWatch.check();
      await endRooms(parts).run();
    };
    await parts.clockWatch.check();
    clock.jump(by);
    const token = (await server.login(client.userName, client.password)).body;
    const headers = { authorization: `Bearer ${token}` };
    const closed = await roomsOf(server, { ...client, headers }).change(roomId, { act: "close" });
    // Where the clock was wrong nothing tells what time it was, but it was between these.
    expect(closed?.closedAt).toBe(by > 0 ? closesAt : openedAt);
    await runLater(hour + 1);
    clock.jump(-by);
    await runLater(1);
    await runLater(hour + 1);
    expect(await row()).toMatchObject({ revokedAt: null });
    await runLater((roomLimits.keptDays - 1) * day);
    expect(await row()).toBeDefined();
    await runLater(9 * day);
    expect(await row()).toBeUndefined();
  });

test("a revoked room is gone at once, and what is left of it when the clock is believed", async ({
  server,
  db,
  mine,
  listId,
  voiceIds,
}) => {
  const { clock, parts } = server;
  const { roomId } = (await mine.open(listId, voiceIds)).room;
  await parts.clockWatch.check();
  clock.jump(day);
  await parts.clockWatch.check();
  clock.jump(-day);
  await mine.change(roomId, { act: "revoke" });
  await endRooms(parts).run();
  expect(await db.$count(rooms, eq(rooms.id, roomId))).toBe(1);
  expect(await mine.refused("POST", `rooms/${roomId}`, { act: "revoke" })).toEqual([404, "room-not-found"]);
  clock.forward(2 * hour);
  await endRooms(parts).run();
  expect(await db.$count(rooms, eq(rooms.id, roomId))).toBe(0);
});
