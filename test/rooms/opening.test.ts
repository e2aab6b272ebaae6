import { eq, inArray } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { HistoryPage } from "#contract/history.ts";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { audioFiles, voices } from "#server/db/schema/catalogue.ts";
import { rooms } from "#server/db/schema/rooms.ts";
import { demoClips } from "#demo/clips.ts";
import { ask } from "#test/clients/owner-calls.ts";
import { openRoom } from "#test/guest/open-room.ts";
import { roomsOf } from "./calls.ts";
import { test } from "./fixtures.ts";
import { addSounding } from "./sounding-voices.ts";

const clip = demoClips[0]?.file ?? "";
const file = (voiceId: string) => eq(audioFiles.name, `${voiceId}.mp3`);

describe("of two openings at once", () => {
  test("one is refused where one more room may be open, of whatever list", async ({
    server,
    client,
    mine,
    voiceIds,
  }) => {
    for (let nth = 1; nth < roomLimits.open; nth += 1)
      await openRoom(server, { makerId: client.userId, voiceIds, readyAt: null });
    const { lists, draft, refused } = mine;
    const made = await Promise.all(["Bir", "İki", "Üç"].map((name) => lists.create({ name, voiceIds })));
    const answers = made.map(({ listId }) => refused("POST", `lists/${listId}/rooms`, draft(voiceIds)));
    expect((await Promise.all(answers)).toSorted()).toEqual([
      [201, undefined],
      [422, "too-many-rooms"],
      [422, "too-many-rooms"],
    ]);
  });

  test("one is refused where one more is left of an hour's", async ({ mine, listId, voiceIds }) => {
    for (let nth = 1; nth < roomLimits.openedAnHour; nth += 1) await mine.open(listId, voiceIds);
    const open = () => mine.refused("POST", `lists/${listId}/rooms`, mine.draft(voiceIds));
    expect((await Promise.all([open(), open()])).toSorted()).toEqual([
      [201, undefined],
      [429, "too-many-writes"],
    ]);
  });
});

describe("the voices of a room", () => {
  test("are those that fit; who speaks is told of those alone that are visible", async ({ db, mine }) => {
    const ids = await addSounding(db, Array<string>(7).fill(clip));
    const [a = "", gone = "", b = "", foreign = "", ended = "", unmeasured = "", long = ""] = ids;
    const { listId } = await mine.lists.create({ name: "Güz", voiceIds: ids });
    const write = (voiceId: string, change: Partial<typeof voices.$inferInsert>) =>
      db.update(voices).set(change).where(eq(voices.id, voiceId));
    // Not visible, and nothing else of it fits either.
    await write(gone, { state: "hidden", audioName: null, shareFrom: null });
    await write(foreign, { audioName: null, shareFrom: null });
    await write(ended, { shareUntil: "2020-12-31" });
    await db.update(audioFiles).set({ seconds: null }).where(file(unmeasured));
    await db.update(audioFiles).set({ seconds: 180.4 }).where(file(long));
    await db.update(audioFiles).set({ seconds: 180 }).where(file(b));
    const { room, leftOut } = await mine.open(
      listId,
      ids.toReversed().map((id) => id.toUpperCase()),
    );
    expect((await mine.read(room.roomId)).voices.map(({ voice }) => voice?.voiceId)).toEqual([a, b]);
    const name = expect.stringMatching(/^Sanatçı/) as string;
    expect(leftOut).toEqual([
      { voiceId: gone, name: null, reason: "gone" },
      { voiceId: foreign, name, reason: "foreign" },
      { voiceId: ended, name, reason: "not-shared" },
      { voiceId: unmeasured, name, reason: "too-long" },
      { voiceId: long, name, reason: "too-long" },
    ]);
  });

  test("are 26 at most", async ({ db, mine }) => {
    const { most } = roomLimits.voices;
    const ids = await addSounding(db, Array<string>(most + 1).fill(clip));
    const { listId } = await mine.lists.create({ name: "Çok", voiceIds: ids });
    expect(await mine.refused("POST", `lists/${listId}/rooms`, mine.draft(ids))).toEqual([
      422,
      "too-many-fit",
    ]);
    expect((await mine.open(listId, ids.slice(1))).room.voiceCount).toBe(most);
    // One that does not fit does not count.
    await db
      .update(voices)
      .set({ shareFrom: null })
      .where(inArray(voices.id, ids.slice(0, 1)));
    expect((await mine.open(listId, ids)).room.voiceCount).toBe(most);
  });

  test("are of a list that is there", async ({ db, mine, listId, voiceIds }) => {
    const path = `lists/${listId}/rooms`;
    const before = await db.$count(rooms);
    await mine.lists.voices(listId, { remove: voiceIds.slice(0, 1) });
    expect(await mine.refused("POST", path, mine.draft(voiceIds))).toEqual([409, "not-in-list"]);
    await mine.lists.remove(listId);
    expect(await mine.refused("POST", path, mine.draft(voiceIds.slice(1)))).toEqual([404, "list-not-found"]);
    expect(await db.$count(rooms)).toBe(before);
  });
});

test("owners share a list, and each has rooms of it", async ({ server, agency, owner, voiceIds }) => {
  const colleague = roomsOf(server, await server.createOwner());
  const { listId } = await agency.lists.create({ name: "Öneri", voiceIds });
  const { room } = await agency.open(listId, voiceIds, { title: "Bizim öneri" });
  const { room: other } = await colleague.open(listId, voiceIds);
  expect((await agency.all(`?listId=${listId}`)).map(({ roomId }) => roomId)).toEqual([room.roomId]);
  expect(await colleague.refused("GET", `rooms/${room.roomId}`)).toEqual([404, "room-not-found"]);
  expect(other.listId).toBe(listId);
  // The record names it until it is revoked.
  const subject = async () => {
    const page = (await ask(server, owner, "GET", "history?subject=lists")).json<HistoryPage>();
    return page.content.filter(({ action }) => action === "room.open").map((entry) => entry.subject);
  };
  expect(await subject()).toContain("Bizim öneri");
  await agency.change(room.roomId, { act: "revoke" });
  expect(await subject()).toContain(null);
  expect(await subject()).not.toContain("Bizim öneri");
});
