import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { historyRecords } from "#server/db/schema/operations.ts";
import { rooms } from "#server/db/schema/rooms.ts";
import { Guest, refusalOf } from "#test/guest/calls.ts";
import { dayAfter } from "./calls.ts";
import { test } from "./fixtures.ts";

const password = "lodos-kule-mavi-38214";
test.beforeEach(({ db }) => db.delete(rooms));

const tokenOf = (path: string | null) => path?.slice(path.lastIndexOf("/") + 1) ?? "";

describe("an open room", () => {
  test("is moved to another day within 60, and no further", async ({ server, mine, listId, voiceIds }) => {
    const { room } = await mine.open(listId, voiceIds);
    const path = `rooms/${room.roomId}/settings`;
    const until = dayAfter(server.clock.read(), 60);
    const answer = await mine.send("POST", path, { until });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ closesAt: `${until}T15:00:00.000Z`, path: room.path });
    expect(await mine.read(room.roomId)).toMatchObject({ closesAt: `${until}T15:00:00.000Z` });
    for (const day of [dayAfter(server.clock.read(), 61), dayAfter(server.clock.read(), 0), "2026-02-30"])
      expect((await mine.refused("POST", path, { until: day }))[0]).toBe(400);
    expect((await mine.refused("POST", path, {}))[0]).toBe(400);
  });

  test("asks guests who were in for its new password, and for none once it is taken away", async ({
    server,
    mine,
    listId,
    voiceIds,
  }) => {
    const { room } = await mine.open(listId, voiceIds);
    const guest = new Guest(server, tokenOf(room.path));
    expect((await guest.send("")).statusCode).toBe(200);
    const path = `rooms/${room.roomId}/settings`;
    expect((await mine.send("POST", path, { password })).json()).toMatchObject({ hasPassword: true });
    expect(refusalOf(await guest.send(""))).toEqual([401, "room-password-needed"]);
    expect((await mine.send("POST", path, { password: null })).json()).toMatchObject({ hasPassword: false });
    expect((await guest.send("")).statusCode).toBe(200);
    expect((await mine.refused("POST", path, { password: "kısa" }))[0]).toBe(400);
  });

  test("is another's to nobody, and closed ones stay as they are", async ({
    server,
    mine,
    stranger,
    agency,
    listId,
    voiceIds,
  }) => {
    const { room } = await mine.open(listId, voiceIds);
    const path = `rooms/${room.roomId}/settings`;
    const until = dayAfter(server.clock.read(), 9);
    for (const other of [stranger, agency])
      expect(await other.refused("POST", path, { until, password })).toEqual([404, "room-not-found"]);
    await mine.change(room.roomId, { act: "close" });
    expect(await mine.refused("POST", path, { until })).toEqual([409, "room-closed"]);
  });

  test("has both acts of an owner in the record, once each, without the password", async ({
    db,
    server,
    agency,
    voiceIds,
  }) => {
    const { listId } = await agency.lists.create({ name: "Yaz", voiceIds });
    const { room } = await agency.open(listId, voiceIds);
    const settings = { until: dayAfter(server.clock.read(), 20), password };
    await agency.send("POST", `rooms/${room.roomId}/settings`, settings);
    await agency.send("POST", `rooms/${room.roomId}/settings`, { until: settings.until });
    const records = await db.select().from(historyRecords).where(eq(historyRecords.subjectId, room.roomId));
    expect(records.map(({ action }) => action).toSorted()).toEqual([
      "room.move",
      "room.open",
      "room.password",
    ]);
    expect(JSON.stringify(records)).not.toContain(password);
  });
});
