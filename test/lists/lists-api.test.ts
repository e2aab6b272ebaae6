import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { limits } from "#contract/constants/limits.ts";
import { listLimits } from "#contract/constants/list-limits.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { lists } from "#server/db/schema/lists.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { idsOf, listsOf } from "./calls.ts";
import { test } from "./fixtures.ts";

const unknown = crypto.randomUUID();

describe("a person's lists", () => {
  test("are made, read, renamed and copied", async ({ mine, voiceIds }) => {
    const [a = "", b = ""] = voiceIds;
    const made = await mine.create({ name: "  Sonbahar  ", voiceIds: [b, a] });
    expect(made).toMatchObject({
      name: "Sonbahar",
      visibleTo: "you",
      entries: [
        { voiceId: b, note: "", voice: { voiceId: b, voiceMp3: "/audio/b.mp3", sampleCount: 6 } },
        { voiceId: a, note: "", voice: { voiceId: a } },
      ],
    });
    await mine.change(made.listId, { voiceId: a.toUpperCase(), note: " İlk tercih.\r\nYavaş. " });
    const renamed = await mine.change(made.listId, { name: "Kış" });
    expect(renamed).toMatchObject({ name: "Kış", entries: [{ note: "" }, { note: "İlk tercih.\nYavaş." }] });
    expect(await mine.read(made.listId)).toEqual(renamed);
    const copy = await mine.create({ name: "Kış (kopya)", copyOf: made.listId });
    expect(copy.entries).toEqual(renamed.entries);
    expect(copy.listId).not.toBe(made.listId);
  });

  test("stand newest change first, with portraits, and tell how many of some voices they hold", async ({
    server,
    mine,
    voiceIds,
  }) => {
    const [a = "", b = "", c = ""] = voiceIds;
    const first = await mine.create({ name: "Bir", voiceIds });
    server.clock.forward(1);
    const second = await mine.create({ name: "İki", voiceIds: [b] });
    expect(await mine.all()).toMatchObject([
      { listId: second.listId, count: 1, portraits: [{ voiceId: b }] },
      { listId: first.listId, count: 6, changedAt: first.changedAt },
    ]);
    server.clock.forward(1);
    await mine.voices(first.listId, { move: c, before: a });
    const [changed, other] = await mine.all(`?voiceId=${b}&voiceId=${c}&voiceId=${unknown}&voiceId=x`);
    expect(changed?.portraits.map(({ voiceId }) => voiceId)).toEqual([c, a, b, ...voiceIds.slice(3, 5)]);
    expect(changed?.portraits[0]).toEqual({
      voiceId: c,
      voiceArtistName: expect.stringMatching(/^Sanatçı/),
      voiceColorNames: ["WARM"],
    });
    expect(changed).toMatchObject({ listId: first.listId, holds: 2 });
    expect(other).toMatchObject({ listId: second.listId, holds: 1 });
    expect((await mine.all())[0]).not.toHaveProperty("holds");
    expect((await mine.all(`?voiceId=${a}`)).map(({ holds }) => holds)).toEqual([1, 0]);
  });

  test("are answered with an ETag, and with 304 while nothing changed", async ({ server, client, mine }) => {
    const { listId } = await mine.create({ name: "Bir" });
    for (const url of ["/api/v1/lists", `/api/v1/lists/${listId}`]) {
      const read = (etag?: string) =>
        server.inject({
          url,
          headers: { ...client.headers, ...(etag === undefined ? {} : { "if-none-match": etag }) },
        });
      const { headers } = await read();
      expect(headers["cache-control"]).toBe("private, no-cache");
      const first = String(headers["etag"]);
      expect((await read(first)).statusCode).toBe(304);
      await mine.change(listId, { name: `Başka ${url}` });
      const renamed = await read(first);
      expect(renamed.statusCode).toBe(200);
      const second = String(renamed.headers["etag"]);
      expect((await read(second)).statusCode).toBe(304);
      // What a voice says is part of the answer, too.
      await server.parts.db.transaction(bumpCatalogue);
      expect((await read(second)).statusCode).toBe(200);
    }
  });

  test("are nobody else's, while owners share theirs", async ({ server, client, mine, agency, owner }) => {
    const { listId } = await mine.create({ name: "Bir" });
    const colleague = listsOf(server, await server.createClient({ accountId: client.accountId }));
    const stranger = listsOf(server, await server.createClient());
    for (const other of [colleague, stranger, agency]) {
      expect((await other.all()).map((list) => list.listId)).not.toContain(listId);
      for (const [method, path, body] of [
        ["GET", `/${listId}`],
        ["POST", `/${listId}`, { name: "Benim" }],
        ["POST", `/${listId}`, { deleted: false }],
        ["POST", `/${listId}/voices`, { remove: [unknown] }],
        ["DELETE", `/${listId}`],
        ["POST", "", { name: "Kopya", copyOf: listId }],
      ] as const)
        expect(await other.refused(method, path, body)).toEqual([404, "list-not-found"]);
    }
    const shared = await agency.create({ name: "Öneri" });
    expect(shared.visibleTo).toBe("owners");
    const other = await server.createOwner();
    expect((await listsOf(server, other).change(shared.listId, { name: "Öneriler" })).name).toBe("Öneriler");
    expect(await mine.refused("GET", `/${shared.listId}`)).toEqual([404, "list-not-found"]);
    await listsOf(server, owner).send("DELETE", `/${shared.listId}`);
    expect(await listsOf(server, other).refused("GET", `/${shared.listId}`)).toEqual([404, "list-not-found"]);
  });

  test("go with a client, and stay with the owners when one of them goes", async ({
    server,
    mine,
    client,
    db,
    owner,
  }) => {
    const { listId } = await mine.create({ name: "Bir" });
    const leaving = await server.createOwner();
    const { listId: shared } = await listsOf(server, leaving).create({ name: "Öneri" });
    const remove = (path: string) =>
      server.inject({ method: "DELETE", url: `/api/v1/${path}`, headers: owner.headers });
    expect((await remove(`team/${leaving.userName}`)).statusCode).toBe(204);
    expect((await remove(`clients/accounts/${client.accountId}`)).statusCode).toBe(204);
    expect(await db.$count(lists, eq(lists.id, listId))).toBe(0);
    expect((await listsOf(server, owner).read(shared)).name).toBe("Öneri");
  });

  test("are refused with names and notes that say nothing or too much", async ({ mine, voiceIds }) => {
    const [a = ""] = voiceIds;
    const { listId } = await mine.create({ name: "Bir", voiceIds: [a] });
    const refusals: [string, object][] = [
      ["", { name: "" }],
      ["", { name: "   " }],
      ["", { name: "a\u0000" }],
      ["", { name: "a".repeat(limits.name + 1) }],
      ["", { name: "Bir", voiceIds: [] }],
      ["", { name: "Bir", voiceIds: [a], copyOf: listId }],
      ["", { name: "Bir", userId: null }],
      [`/${listId}`, {}],
      [`/${listId}`, { deleted: true }],
      [`/${listId}`, { name: "Bir", deleted: false }],
      [`/${listId}`, { voiceId: a, note: "n".repeat(listLimits.note + 1) }],
      [`/${listId}`, { voiceId: a, note: "a\u0007" }],
      [`/${listId}`, { voiceId: a, note: null }],
      [`/${listId}/voices`, { add: [] }],
      [`/${listId}/voices`, { add: [a, a] }],
      [`/${listId}/voices`, { add: [a], remove: [a] }],
      [`/${listId}/voices`, { move: a }],
      [`/${listId}/voices`, { add: Array.from({ length: listLimits.voices + 1 }, (_, nth) => `${nth}`) }],
    ];
    for (const [path, body] of refusals)
      expect([body, ...(await mine.refused("POST", path, body))]).toEqual([body, 400, "invalid-input"]);
    expect(await mine.refused("GET", `?voiceId=${a}&name=b`)).toEqual([400, "invalid-input"]);
    expect(await mine.refused("GET", `?${"voiceId=x&".repeat(101)}`)).toEqual([400, "invalid-input"]);
    const longest = { voiceId: a, note: "n".repeat(listLimits.note) };
    expect((await mine.change(listId, longest)).entries[0]?.note).toBe(longest.note);
  });

  test("are a hundred at most", async ({ client, mine, db }) => {
    const { most } = listLimits;
    const { listId } = await mine.create({ name: "Bir" });
    const { userId } = client;
    await db.insert(lists).values(Array.from({ length: most - 1 }, (_, nth) => ({ userId, name: `${nth}` })));
    const tooMany = [422, "too-many-lists"];
    expect(await mine.refused("POST", "", { name: "Fazla" })).toEqual(tooMany);
    expect(await mine.refused("POST", "", { name: "Kopya", copyOf: listId })).toEqual(tooMany);
    await mine.remove(listId);
    await mine.create({ name: "Yerine" });
    expect(await mine.refused("POST", `/${listId}`, { deleted: false })).toEqual(tooMany);
    expect(await mine.all()).toHaveLength(most);
    await db.update(lists).set({ deletedAt: new Date() }).where(eq(lists.userId, userId));
    await db.insert(lists).values(Array.from({ length: most - 1 }, (_, nth) => ({ userId, name: `${nth}` })));
    expect(await mine.refused("POST", "", { name: "Fazla" })).toEqual([429, "too-many-writes"]);
    expect((await mine.change(listId, { deleted: false })).name).toBe("Bir");
  });

  test("stay a hundred when two are made at once", async ({ client, mine, db }) => {
    const { userId } = client;
    const { most } = listLimits;
    await db.insert(lists).values(Array.from({ length: most - 1 }, (_, nth) => ({ userId, name: `${nth}` })));
    const answers = await Promise.all(["a", "b"].map((name) => mine.send("POST", "", { name })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
  });
});

describe("deleting a list", () => {
  test("is undone within a day, and only then", async ({ server, db, mine, voiceIds }) => {
    const { listId, ...made } = await mine.create({ name: "Bir", voiceIds });
    await mine.remove(listId);
    expect(await mine.all()).toEqual([]);
    for (const [method, path, body] of [
      ["GET", `/${listId}`],
      ["DELETE", `/${listId}`],
      ["POST", `/${listId}`, { name: "İki" }],
      ["POST", `/${listId}/voices`, { remove: voiceIds }],
      ["POST", "", { name: "Kopya", copyOf: listId }],
    ] as const)
      expect(await mine.refused(method, path, body)).toEqual([404, "list-not-found"]);
    const back = await mine.change(listId, { deleted: false });
    expect(back).toEqual({ listId, ...made });
    expect(await mine.change(listId, { deleted: false })).toEqual(back);
    await mine.remove(listId);
    const dayAgo = new Date(server.clock.read().getTime() - 24 * 60 * 60_000);
    await db.update(lists).set({ deletedAt: dayAgo }).where(eq(lists.id, listId));
    expect(await mine.refused("POST", `/${listId}`, { deleted: false })).toEqual([404, "list-not-found"]);
  });
});

describe("a voice that is not visible", () => {
  test("keeps its place and note, is not available to anybody, and comes back", async ({
    db,
    mine,
    agency,
    voiceIds,
  }) => {
    const [a = "", b = ""] = voiceIds;
    for (const own of [mine, agency]) {
      const { listId } = await own.create({ name: "Bir", voiceIds: [a, b] });
      await own.change(listId, { voiceId: a, note: "Yavaş" });
      await db.update(voices).set({ state: "hidden" }).where(eq(voices.id, a));
      expect((await own.read(listId)).entries).toMatchObject([
        { voiceId: a, note: "Yavaş", voice: null },
        { voiceId: b, voice: { voiceId: b } },
      ]);
      const list = (await own.all()).find((one) => one.listId === listId);
      expect(list).toMatchObject({ count: 2, portraits: [{ voiceId: b }] });
      expect(await own.refused("POST", "", { name: "İki", voiceIds: [b, a] })).toEqual([
        422,
        "unknown-voice",
      ]);
      expect(idsOf(await own.create({ name: "Kopya", copyOf: listId }))).toEqual([a, b]);
      await own.voices(listId, { remove: [a] });
      expect(await own.refused("POST", `/${listId}/voices`, { add: [a] })).toEqual([422, "unknown-voice"]);
      await own.voices(listId, { restore: [a] });
      await db.update(voices).set({ state: "published" }).where(eq(voices.id, a));
      expect((await own.read(listId)).entries[0]).toMatchObject({ note: "Yavaş", voice: { voiceId: a } });
    }
  });

  test("leaves the lists when it is erased", async ({ db, mine, voiceIds }) => {
    const [artist] = await db
      .insert(voiceArtists)
      .values({
        name: "Giden",
        nameKey: "giden",
        age: 1,
        gender: "Male",
        voiceColors: [],
        languages: [],
        ageRanges: [],
      })
      .returning();
    const fields = { artistId: artist?.id ?? "", url: "/audio/x.mp3", publishFrom: "2020-01-01" };
    const [voice] = await db.insert(voices).values(fields).returning();
    const id = voice?.id ?? "";
    const { listId } = await mine.create({ name: "Bir", voiceIds: [id, ...voiceIds] });
    await db.delete(voices).where(eq(voices.id, id));
    expect(idsOf(await mine.read(listId))).toEqual(voiceIds);
  });
});

test("owners' writes are recorded, clients' are not, and no value stands in the record", async ({
  db,
  agency,
  mine,
  owner,
  client,
  voiceIds,
}) => {
  const [a = ""] = voiceIds;
  for (const own of [agency, mine]) {
    const { listId } = await own.create({ name: "Gizli ad" });
    await own.change(listId, { name: "Başka ad" });
    await own.change(listId, { name: "Başka ad" });
    await own.voices(listId, { add: [a] });
    await own.voices(listId, { add: [a] });
    await own.change(listId, { voiceId: a, note: "Gizli not" });
    await own.remove(listId);
    await own.change(listId, { deleted: false });
    const rows = await db
      .select()
      .from(historyRecords)
      .where(eq(historyRecords.subjectId, listId))
      .orderBy(historyRecords.id);
    const told = rows.map(({ action, actorId, changes }) => [action, actorId, changes]);
    const expected = [
      ["list.create", {}],
      ["list.update", { name: true }],
      ["list.update", { voices: true }],
      ["list.update", { note: true }],
      ["list.delete", {}],
      ["list.restore", {}],
    ].map(([action, changes]) => [action, owner.userId, changes]);
    expect(told).toEqual(own === agency ? expected : []);
    expect(JSON.stringify(rows)).not.toContain(client.userId);
  }
});
