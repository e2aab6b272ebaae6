import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { RoomVote } from "#contract/constants/values/rooms.ts";
import { audioFiles, voices } from "#server/db/schema/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { roomGuests, roomNotes, rooms, roomVoices, roomVotes } from "#server/db/schema/rooms.ts";
import { endRooms } from "#server/rooms/end-job.ts";
import { stateOf } from "#server/rooms/state.ts";
import { prepareRooms } from "#server/rooms/sound/prepare.ts";
import { listsOf } from "#test/lists/calls.ts";
import { dayAfter, roomsOf } from "./calls.ts";
import { test } from "./fixtures.ts";

const unknown = crypto.randomUUID();
/** In minutes. */
const day = 24 * 60;
// A test prepares its own rooms alone.
test.beforeEach(({ db }) => db.delete(rooms));

const never = (): never => {
  throw new Error("the room is gone");
};

/** A guest of a room with votes by place; `rank`s count the yeses. */
async function addGuest(
  db: Db,
  roomId: string,
  { name, votes, sent = true }: { name: string; votes: Record<number, RoomVote>; sent?: boolean },
) {
  const [guest] = await db
    .insert(roomGuests)
    .values({ roomId, cookieHash: randomBytes(32), name, sentAt: sent ? new Date() : null })
    .returning({ id: roomGuests.id });
  if (!guest) throw new Error("an insert returned no row");
  const copies = await db.select().from(roomVoices).where(eq(roomVoices.roomId, roomId));
  let rank = 0;
  for (const [place, vote] of Object.entries(votes)) {
    const copy = copies.find((one) => one.place === Number(place));
    await db.insert(roomVotes).values({
      guestId: guest.id,
      roomVoiceId: copy?.id ?? "",
      vote,
      rank: vote === "yes" ? (rank += 1) : null,
    });
  }
  return guest.id;
}

describe("a room", () => {
  test("is opened from a list, in the list's order, and told to its maker alone", async ({
    server,
    mine,
    stranger,
    agency,
    listId,
    voiceIds,
  }) => {
    const [a = "", b = "", c = ""] = voiceIds;
    const draft = { title: "  Radyo ", greeting: " Merhaba!\r\nDinleyin. ", password: "lodos-3kule-mavi" };
    const { room, leftOut } = await mine.open(listId, [c, a], draft);
    expect(leftOut).toEqual([]);
    expect(room).toMatchObject({
      listId,
      title: "Radyo",
      state: "preparing",
      isBlind: true,
      hasPassword: true,
      closedAt: null,
      deletedOn: null,
      voiceCount: 2,
      guestCount: 0,
      sentCount: 0,
    });
    expect(room.path).toMatch(/^\/room\/[\w-]{43}$/);
    // 18.00 in Istanbul.
    expect(room.closesAt).toBe(`${dayAfter(server.clock.read(), 7)}T15:00:00.000Z`);
    const details = await mine.read(room.roomId);
    expect(details).toMatchObject({ greeting: "Merhaba!\nDinleyin.", guests: [] });
    expect(details.voices.map(({ place, voice }) => [place, voice?.voiceId])).toEqual([
      [0, a],
      [1, c],
    ]);
    expect(await mine.all()).toMatchObject([{ roomId: room.roomId }]);
    expect(await mine.all(`?listId=${listId}`)).toHaveLength(1);
    expect(await mine.all(`?listId=${unknown}`)).toEqual([]);
    for (const other of [stranger, agency]) {
      expect(await other.all()).not.toMatchObject([{ roomId: room.roomId }]);
      expect(await other.refused("GET", `rooms/${room.roomId}`)).toEqual([404, "room-not-found"]);
      for (const change of [{ act: "close" }, { act: "revoke" }, { removeGuest: unknown }])
        expect(await other.refused("POST", `rooms/${room.roomId}`, change)).toEqual([404, "room-not-found"]);
    }
    expect(await stranger.refused("POST", `lists/${listId}/rooms`, mine.draft([a, b]))).toEqual([
      404,
      "list-not-found",
    ]);
  });

  test("is of the voices that guests may hear; the others are named with the reason", async ({
    db,
    mine,
    voiceIds,
  }) => {
    const [a = "", b = "", c = "", d = ""] = voiceIds;
    const { listId } = await mine.lists.create({ name: "Kış", voiceIds });
    const before = await db.select().from(voices).where(eq(voices.id, c));
    await db.update(voices).set({ shareFrom: null }).where(eq(voices.id, c));
    await db
      .update(audioFiles)
      .set({ seconds: 181 })
      .where(eq(audioFiles.name, `${d}.mp3`));
    const { room, leftOut } = await mine.open(listId, voiceIds);
    expect(room.voiceCount).toBe(2);
    expect(leftOut).toEqual([
      { voiceId: c, name: expect.stringMatching(/^Sanatçı/), reason: "not-shared" },
      { voiceId: d, name: expect.stringMatching(/^Sanatçı/), reason: "too-long" },
    ]);
    await db.update(voices).set({ state: "hidden" }).where(eq(voices.id, b));
    await db.update(voices).set({ audioName: null }).where(eq(voices.id, a));
    const path = `lists/${listId}/rooms`;
    expect(await mine.refused("POST", path, mine.draft(voiceIds))).toEqual([422, "too-few-fit"]);
    await db.update(voices).set({ state: "published" }).where(eq(voices.id, b));
    await db
      .update(voices)
      .set({ audioName: `${a}.mp3` })
      .where(eq(voices.id, a));
    await db
      .update(audioFiles)
      .set({ seconds: 6 })
      .where(eq(audioFiles.name, `${d}.mp3`));
    await db
      .update(voices)
      .set({ shareFrom: before[0]?.shareFrom ?? null })
      .where(eq(voices.id, c));
    expect(await mine.refused("POST", path, mine.draft([a, unknown]))).toEqual([409, "not-in-list"]);
  });

  test("refuses days, texts and passwords that it cannot take", async ({
    server,
    mine,
    listId,
    voiceIds,
  }) => {
    const now = server.clock.read();
    for (const [wrong, status] of [
      [{ until: dayAfter(now, 0) }, 400],
      [{ until: dayAfter(now, 61) }, 400],
      [{ until: "2026-02-30" }, 400],
      [{ until: "tomorrow" }, 400],
      [{ title: " " }, 400],
      [{ title: "x".repeat(roomLimits.title + 1) }, 400],
      [{ greeting: "x".repeat(roomLimits.greeting + 1) }, 400],
      [{ password: "short" }, 400],
      [{ voiceIds: voiceIds.slice(0, 1) }, 400],
    ] as const)
      expect({
        wrong,
        status: (await mine.send("POST", `lists/${listId}/rooms`, { ...mine.draft(voiceIds), ...wrong }))
          .statusCode,
      }).toEqual({ wrong, status });
    for (const until of [dayAfter(now, 1), dayAfter(now, 60)])
      expect((await mine.open(listId, voiceIds, { until })).room.closesAt).toBe(`${until}T15:00:00.000Z`);
  });

  test("is one of 20 open ones at most, and of ten opened in an hour", async ({
    server,
    mine,
    listId,
    voiceIds,
  }) => {
    const path = `lists/${listId}/rooms`;
    const openTen = () => Promise.all(Array.from({ length: 10 }, () => mine.open(listId, voiceIds)));
    // A session ends by itself where nobody calls.
    const anHourLater = async () => {
      for (let minutes = 0; minutes <= 60; minutes += 12) {
        server.clock.forward(12);
        await mine.all();
      }
    };
    const [first] = await openTen();
    expect(await mine.refused("POST", path, mine.draft(voiceIds))).toEqual([429, "too-many-writes"]);
    await anHourLater();
    await openTen();
    await anHourLater();
    expect(await mine.refused("POST", path, mine.draft(voiceIds))).toEqual([422, "too-many-rooms"]);
    await mine.change(first?.room.roomId ?? "", { act: "close" });
    await mine.open(listId, voiceIds);
  });
});

describe("a room's answers", () => {
  test("count once they are sent, by points", async ({ db, mine, listId, voiceIds }) => {
    const { roomId } = (await mine.open(listId, voiceIds)).room;
    const ece = await addGuest(db, roomId, { name: "Ece", votes: { 0: "yes", 1: "no", 2: "yes" } });
    const can = await addGuest(db, roomId, { name: "Can", votes: { 1: "yes", 2: "yes", 3: "maybe" } });
    const draft = await addGuest(db, roomId, { name: "Su", votes: { 1: "yes", 3: "yes" }, sent: false });
    const copies = await db.select().from(roomVoices).where(eq(roomVoices.roomId, roomId));
    const copyAt = (place: number) => copies.find((copy) => copy.place === place)?.id ?? "";
    const written: [guestId: string, text: string, seconds: number][] = [
      [can, "Yavaş.", 4],
      [ece, "Sıcak.", 1],
      [draft, "Bitmedi.", 0],
    ];
    for (const [guestId, text, seconds] of written)
      await db
        .insert(roomNotes)
        .values({ noteId: crypto.randomUUID(), guestId, roomVoiceId: copyAt(2), seconds, text });
    const room = await mine.read(roomId);
    expect(room).toMatchObject({ guestCount: 3, sentCount: 2 });
    expect(room.guests.map(({ name, votes, sentAt }) => [name, votes, sentAt !== null])).toEqual([
      ["Ece", 3, true],
      ["Can", 3, true],
      ["Su", 2, false],
    ]);
    expect(room.voices.map(({ place, points, partsOpinions }) => [place, points, partsOpinions])).toEqual([
      [2, 4, false],
      [0, 2, false],
      [1, 1, true],
      [3, 1, false],
    ]);
    const notes = room.notes.toSorted((one, other) => one.seconds - other.seconds);
    expect(notes.map(({ text, seconds, place }) => [text, seconds, place])).toEqual([
      ["Sıcak.", 1, 2],
      ["Yavaş.", 4, 2],
    ]);
    expect(room.voices.map(({ noteCount }) => noteCount)).toEqual([2, 0, 0, 0]);
    expect(room.voices[2]).toMatchObject({ tieBrokenBy: "ranks" });
    expect(room.voices[2]?.votes).toHaveLength(2);
    const without = await mine.change(roomId, { removeGuest: ece });
    expect(without).toMatchObject({ guestCount: 2, sentCount: 1 });
    const voters = without?.voices.flatMap(({ votes }) => votes).map(({ guest }) => without.guests[guest]);
    expect(voters?.map((voter) => voter?.guestId)).toEqual([can, can, can]);
    expect(await mine.change(roomId, { removeGuest: "nobody" })).toMatchObject({ guestCount: 2 });
  });
});

describe("the end of a room", () => {
  test("by hand is for good, and keeps its answers", async ({ server, db, mine, listId, voiceIds }) => {
    const { roomId } = (await mine.open(listId, voiceIds)).room;
    await addGuest(db, roomId, { name: "Ece", votes: { 0: "yes" } });
    const closed = await mine.change(roomId, { act: "close" });
    expect(closed).toMatchObject({
      state: "closed",
      path: null,
      sentCount: 1,
      closedAt: server.clock.read().toISOString(),
    });
    expect(closed?.deletedOn).toBe(dayAfter(server.clock.read(), roomLimits.keptDays));
    server.clock.forward(1);
    expect(await mine.change(roomId, { act: "close" })).toEqual(closed);
    const [row] = await db.select().from(rooms).where(eq(rooms.id, roomId));
    expect(row?.token).toBeNull();
  });

  test("by revoking takes guests, texts and sound with it at once", async ({
    server,
    db,
    mine,
    listId,
    voiceIds,
  }) => {
    const { roomId } = (await mine.open(listId, voiceIds.slice(0, 2))).room;
    await prepareRooms(server.parts, () => false);
    await addGuest(db, roomId, { name: "Ece", votes: { 0: "yes" } });
    const copies = await db.select().from(roomVoices).where(eq(roomVoices.roomId, roomId));
    expect(await mine.change(roomId, { act: "revoke" })).toBeNull();
    for (const { audioName } of copies)
      expect(await server.parts.audio.stat(audioName ?? "none")).toBeUndefined();
    expect(await db.select().from(roomGuests).where(eq(roomGuests.roomId, roomId))).toEqual([]);
    expect(await mine.refused("GET", `rooms/${roomId}`)).toEqual([404, "room-not-found"]);
    expect((await mine.all()).map((room) => room.roomId)).not.toContain(roomId);
  });

  test("by time is said at once, and written only while the clock is believed", async ({
    server,
    db,
    mine,
    listId,
    voiceIds,
  }) => {
    const { clock, parts } = server;
    const until = dayAfter(clock.read(), 1);
    const { roomId } = (await mine.open(listId, voiceIds, { until })).room;
    const row = async () => (await db.select().from(rooms).where(eq(rooms.id, roomId)))[0];
    const closesAt = (await row())?.closesAt;
    const job = endRooms(parts);
    await parts.clockWatch.check();
    clock.jump(3 * day);
    await parts.clockWatch.check();
    await job.run();
    expect(await row()).toMatchObject({ closedAt: null });
    expect(stateOf((await row()) ?? never(), clock.read())).toBe("closed");
    // An hour later it is believed.
    clock.forward(61);
    await job.run();
    expect(await row()).toMatchObject({ closedAt: closesAt, token: null });
    clock.forward(roomLimits.keptDays * day);
    await job.run();
    expect(await row()).toBeUndefined();
  });

  test("does not come with the end of its list, and comes with that of a voice only for the voice", async ({
    server,
    db,
    mine,
    listId,
    voiceIds,
  }) => {
    const { roomId } = (await mine.open(listId, voiceIds.slice(0, 2))).room;
    await prepareRooms(server.parts, () => false);
    await mine.lists.remove(listId);
    expect((await mine.read(roomId)).voices.map(({ isHeard }) => isHeard)).toEqual([true, true]);
    // As erasing an artist does.
    await db.update(roomVoices).set({ voiceId: null }).where(eq(roomVoices.place, 0));
    await endRooms(server.parts).run();
    const { voices: left } = await mine.read(roomId);
    expect(left.map(({ place, voice, isHeard }) => [place, voice === null, isHeard])).toEqual([
      [0, true, false],
      [1, false, true],
    ]);
    const [gone] = await db
      .select()
      .from(roomVoices)
      .where(eq(roomVoices.roomId, roomId))
      .orderBy(roomVoices.place);
    expect(gone?.audioName).toBeNull();
  });
});

test("the record tells what owners do with rooms, and of clients' nothing", async ({
  db,
  mine,
  server,
  listId,
  voiceIds,
}) => {
  const owner = await server.createOwner();
  const agency = { ...roomsOf(server, owner), lists: listsOf(server, owner) };
  await db.delete(historyRecords);
  const list = await agency.lists.create({ name: "Öneri", voiceIds });
  const { roomId } = (await agency.open(list.listId, voiceIds)).room;
  await agency.change(roomId, { act: "close" });
  await agency.change(roomId, { act: "revoke" });
  await mine.change((await mine.open(listId, voiceIds)).room.roomId, { act: "close" });
  const records = await db.select().from(historyRecords).orderBy(historyRecords.id);
  expect(
    records
      .filter(({ action }) => action.startsWith("room."))
      .map(({ action, subjectId, changes }) => [action, subjectId, changes]),
  ).toEqual([
    ["room.open", roomId, {}],
    ["room.close", roomId, {}],
    ["room.revoke", roomId, {}],
  ]);
});
