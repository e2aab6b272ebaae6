import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, vi } from "vitest";
import { listLimits } from "#contract/constants/list-limits.ts";
import { lists, listVoices } from "#server/db/schema/lists.ts";
import { housekeeping } from "#server/housekeeping/job.ts";
import { addArtist } from "#test/support/artists.ts";
import { idsOf } from "./calls.ts";
import { test } from "./fixtures.ts";

const unknown = crypto.randomUUID();

describe("the voices of a list", () => {
  test("are added at the end, known ones are ignored", async ({ mine, voiceIds }) => {
    const [a = "", b = "", c = ""] = voiceIds;
    const { listId } = await mine.create({ name: "Bir", voiceIds: [c] });
    await mine.change(listId, { voiceId: c, note: "Not" });
    const list = await mine.voices(listId, { add: [b.toUpperCase(), c, a] });
    expect(list.entries.map(({ voiceId, note }) => [voiceId, note])).toEqual([
      [c, "Not"],
      [b, ""],
      [a, ""],
    ]);
    for (const wrong of [unknown, "x"])
      expect(await mine.refused("POST", `/${listId}/voices`, { add: [wrong] })).toEqual([
        422,
        "unknown-voice",
      ]);
    expect(await mine.voices(listId, { add: [a] })).toEqual(list);
  });

  test("are removed, and come back with note and place, whatever was moved meanwhile", async ({
    mine,
    voiceIds,
  }) => {
    const [a = "", b = "", c = "", d = "", e = ""] = voiceIds;
    const { listId } = await mine.create({ name: "Bir", voiceIds: [a, b, c, d] });
    await mine.change(listId, { voiceId: b, note: "İkinci" });
    expect(idsOf(await mine.voices(listId, { remove: [b, c, unknown, "x"] }))).toEqual([a, d]);
    await mine.voices(listId, { move: d, before: a });
    await mine.voices(listId, { add: [e] });
    const back = await mine.voices(listId, { restore: [b, c] });
    expect(back.entries.map(({ voiceId, note }) => [voiceId, note])).toEqual([
      [d, ""],
      [a, ""],
      [b, "İkinci"],
      [c, ""],
      [e, ""],
    ]);
    expect(await mine.voices(listId, { restore: [b] })).toEqual(back);
    expect(await mine.refused("POST", `/${listId}/voices`, { restore: [b, unknown] })).toEqual([
      409,
      "not-in-list",
    ]);
  });

  test("that were removed are new when they are added", async ({ mine, voiceIds }) => {
    const [a = "", b = ""] = voiceIds;
    const { listId } = await mine.create({ name: "Bir", voiceIds: [a, b] });
    await mine.change(listId, { voiceId: a, note: "Eski" });
    await mine.voices(listId, { remove: [a] });
    expect(await mine.refused("POST", `/${listId}`, { voiceId: a, note: "Yeni" })).toEqual([
      409,
      "not-in-list",
    ]);
    expect((await mine.voices(listId, { add: [a] })).entries).toMatchObject([
      { voiceId: b },
      { voiceId: a, note: "" },
    ]);
  });

  test("are moved before another one, or to the end", async ({ mine, voiceIds }) => {
    const [a = "", b = "", c = ""] = voiceIds;
    const { listId } = await mine.create({ name: "Bir", voiceIds: [a, b, c] });
    const moved = async (move: string, before: string | null) =>
      idsOf(await mine.voices(listId, { move, before }));
    expect(await moved(c, a)).toEqual([c, a, b]);
    expect(await moved(c, null)).toEqual([a, b, c]);
    expect(await moved(a, c)).toEqual([b, a, c]);
    expect(await moved(a, a)).toEqual([b, a, c]);
    // The other one was removed by another tab meanwhile.
    await mine.voices(listId, { remove: [a] });
    expect(await moved(c, a)).toEqual([b, c]);
    for (const change of [
      { move: a, before: null },
      { move: b, before: unknown },
      { move: unknown, before: null },
      { move: "x", before: null },
    ])
      expect(await mine.refused("POST", `/${listId}/voices`, change)).toEqual([409, "not-in-list"]);
    expect(idsOf(await mine.voices(listId, { restore: [a] }))).toEqual([b, c, a]);
  });

  test("are two hundred at most, of which as many removed ones are held", async ({ server, mine, db }) => {
    const { voices: most } = listLimits;
    const urls = Array.from({ length: 2 * most + 1 }, (_, nth) => `https://samples.example/${nth}`);
    const ids = await addArtist(db, ...urls);
    const [first, second] = [ids.slice(0, most), ids.slice(most, 2 * most)];
    const { listId } = await mine.create({ name: "Bir", voiceIds: first });
    const full = [422, "list-full"];
    expect(await mine.refused("POST", `/${listId}/voices`, { add: ids.slice(-1) })).toEqual(full);
    expect((await mine.voices(listId, { add: first.slice(0, 3) })).entries).toHaveLength(most);
    await mine.voices(listId, { remove: first });
    await mine.voices(listId, { add: second });
    expect(await mine.refused("POST", `/${listId}/voices`, { restore: first.slice(0, 1) })).toEqual(full);
    server.clock.forward(1);
    await mine.voices(listId, { remove: second.slice(0, 2) });
    expect(await db.$count(listVoices, eq(listVoices.listId, listId))).toBe(2 * most - 2);
    expect(idsOf(await mine.voices(listId, { restore: second.slice(0, 2) }))).toEqual(second);
  });

  test("say when the list was changed, by what changed it alone", async ({ server, mine, voiceIds }) => {
    const [a = "", b = ""] = voiceIds;
    const made = await mine.create({ name: "Bir", voiceIds: [a] });
    server.clock.forward(1);
    for (const change of [{ add: [a] }, { remove: [b] }, { move: a, before: null }])
      expect((await mine.voices(made.listId, change)).changedAt).toBe(made.changedAt);
    const { changedAt } = await mine.voices(made.listId, { add: [b] });
    expect(changedAt).toBe(server.clock.read().toISOString());
  });
});

test("a change is answered as it was stored, though another tab deletes the list right after", async ({
  server,
  mine,
  voiceIds,
}) => {
  const [a = "", b = ""] = voiceIds;
  const { listId } = await mine.create({ name: "Bir", voiceIds: [a] });
  const { db } = server.parts;
  const transaction = db.transaction.bind(db);
  const spy = vi.spyOn(db, "transaction").mockImplementationOnce(async (work) => {
    const result = await transaction(work);
    await mine.remove(listId);
    return result;
  });
  onTestFinished(() => spy.mockRestore());
  expect(idsOf(await mine.voices(listId, { add: [b] }))).toEqual([a, b]);
  expect(await mine.refused("GET", `/${listId}`)).toEqual([404, "list-not-found"]);
  expect(idsOf(await mine.change(listId, { deleted: false }))).toEqual([a, b]);
});

test("what was deleted or removed goes for good after a day", async ({ server, db, mine, voiceIds }) => {
  const [a = "", b = "", c = ""] = voiceIds;
  const ago = (minutes: number) => new Date(server.clock.read().getTime() - minutes * 60_000);
  const [kept, young, old] = [
    await mine.create({ name: "Kalan", voiceIds: [a, b, c] }),
    await mine.create({ name: "Yeni silinen" }),
    await mine.create({ name: "Eski", voiceIds: [a] }),
  ];
  const deleteAt = (listId: string, deletedAt: Date) =>
    db.update(lists).set({ deletedAt }).where(eq(lists.id, listId));
  await deleteAt(young.listId, ago(24 * 60 - 1));
  await deleteAt(old.listId, ago(24 * 60 + 1));
  await mine.voices(kept.listId, { remove: [b, c] });
  const removeAt = (voiceId: string, removedAt: Date) =>
    db.update(listVoices).set({ removedAt }).where(eq(listVoices.voiceId, voiceId));
  await removeAt(b, ago(24 * 60 - 1));
  await removeAt(c, ago(24 * 60 + 1));
  expect(await mine.refused("POST", `/${kept.listId}/voices`, { restore: [c] })).toEqual([
    409,
    "not-in-list",
  ]);
  await housekeeping(server.parts, { voiceRequestDays: 180 }).run();
  expect(await db.$count(lists, eq(lists.id, old.listId))).toBe(0);
  expect(await db.$count(listVoices, eq(listVoices.listId, kept.listId))).toBe(2);
  expect(idsOf(await mine.voices(kept.listId, { restore: [b] }))).toEqual([a, b]);
  expect((await mine.change(young.listId, { deleted: false })).name).toBe("Yeni silinen");
});
