import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { GuestReview } from "#contract/guest.ts";
import type { TakeNote, TakeNotes } from "#contract/productions/productions.ts";
import type { Review } from "#contract/productions/review-link.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { users } from "#server/db/schema/people.ts";
import { productions, takes } from "#server/db/schema/productions.ts";
import { guestTakeNotes, roomGuests, rooms } from "#server/db/schema/rooms.ts";
import { endRooms } from "#server/rooms/end-job.ts";
import { Guest, refusalOf } from "#test/guest/calls.ts";
import { dayFrom, type Talk } from "#test/offers/negotiation.ts";
import type { Person } from "#test/support/people.ts";
import { addReady, test as base } from "./fixtures.ts";

const copy = Buffer.from("a copy that is listened to");

const test = base
  // A production in review whose first take has a copy.
  .extend("heard", ({ reviewed, server, db }) => async () => {
    const { offer, takeId } = await reviewed();
    const copyKey = `copy-${takeId}`;
    await server.parts.audio.put(copyKey, copy, "audio/mpeg");
    await db
      .update(takes)
      .set({ copyKey, copyBytes: copy.length, peaks: "00ff" })
      .where(eq(takes.id, takeId));
    return { offer, takeId };
  })
  .extend("until", ({ server }) => dayFrom(server, 7))
  .extend("look", ({ server }) => async ({ offerId }: Talk, { headers }: Person): Promise<Review> => {
    const url = `/api/v1/offers/${offerId}/review-link`;
    return (await server.inject({ url, headers })).json<Review>();
  })
  // Makes a link; answers a guest of it.
  .extend("invite", ({ server, until }) => async (offer: Talk, person: Person, more: object = {}) => {
    const answer = await offer.post(person, "review-link", { until, ...more });
    const guest = new Guest(server, answer.json<Review>().link?.path?.replace("/room/", "") ?? "");
    // The first answer sets the guest's cookie.
    await guest.send("");
    return guest;
  });

const read = async (guest: Guest): Promise<GuestReview> => (await guest.send("")).json<GuestReview>();
const remark = (takeId: string, more: object = {}) => ({
  noteId: crypto.randomUUID(),
  takeId,
  from: 1000,
  text: "Biraz yavaş",
  name: "Ece",
  ...more,
});

describe("a link of a production in review", () => {
  test("lets guests hear the takes of the round and write notes, which are kept apart", async ({
    heard,
    invite,
    look,
    client,
    owner,
    server,
    db,
  }) => {
    const { offer, takeId } = await heard();
    const old = await addReady(db, offer, { round: 0, title: "Eski" });
    const guest = await invite(offer, client, { greeting: "Hangisi?" });
    const { title } = await offer.read(client);
    expect(await read(guest)).toMatchObject({
      state: "open",
      title,
      greeting: "Hangisi?",
      name: null,
      takes: [{ takeId, title: "Bir", seconds: 10, peaks: "00ff", notes: [] }],
    });
    const sound = await guest.send(`/takes/${takeId}/audio`, { headers: { range: "bytes=2-5" } });
    expect([sound.statusCode, sound.body]).toEqual([206, "copy"]);
    expect(sound.headers).toMatchObject({
      "cache-control": "private, no-store",
      "content-range": `bytes 2-5/${copy.length}`,
    });
    for (const id of [old, crypto.randomUUID(), "x"])
      expect(refusalOf(await guest.send(`/takes/${id}/audio`))).toEqual([404, "take-not-found"]);
    expect(await db.$count(roomGuests)).toBe(0);
    const draft = remark(takeId, { to: 2500 });
    for (let time = 0; time < 2; time += 1)
      expect((await guest.post("/notes", draft)).json()).toMatchObject({
        name: "Ece",
        takes: [{ notes: [{ noteId: draft.noteId, from: 1000, to: 2500, text: "Biraz yavaş" }] }],
      });
    // Another guest hears the same, and reads no notes of others.
    const other = new Guest(server, (await look(offer, client)).link?.path?.replace("/room/", "") ?? "");
    expect((await read(other)).takes).toMatchObject([{ takeId, notes: [] }]);
    for (const [more, refusal] of [
      [{ from: 10_001 }, [400, "invalid-input"]],
      [{ to: 1000 }, [400, "invalid-input"]],
      [{ takeId: old }, [404, "take-not-found"]],
    ] as const)
      expect(refusalOf(await other.post("/notes", remark(takeId, more)))).toEqual(refusal);
    expect(await look(offer, client)).toMatchObject({
      link: { state: "open", guestCount: 1, hasPassword: false, maker: "Deniz Ada" },
      notes: [{ takeId, from: 1000, to: 2500, text: "Biraz yavaş", by: "Ece" }],
    });
    expect(await look(offer, owner)).toMatchObject({ link: { state: "open" }, notes: null });
    const { notes } = (
      await server.inject({
        url: `/api/v1/offers/${offer.offerId}/takes/${takeId}/notes`,
        headers: owner.headers,
      })
    ).json<TakeNotes>();
    expect(notes).toEqual([]);
    const taken = await guest.post("/notes", { removeNote: draft.noteId });
    expect(taken.json()).toMatchObject({ takes: [{ notes: [] }] });
    // It neither approves nor answers, and a room of voices has no takes.
    for (const path of ["/answers", "/wish"])
      expect(
        (await guest.post(path, path === "/wish" ? { letter: "A" } : { send: true, name: "Ece" })).statusCode,
      ).toBe(404);
    expect((await guest.send("/audio/A")).statusCode).toBe(404);
  });

  test("gives its notes to the client who takes them over: then they are the client's, with the guest's name", async ({
    heard,
    invite,
    look,
    client,
    owner,
    server,
    db,
  }) => {
    const { offer, takeId } = await heard();
    const guest = await invite(offer, owner);
    for (const text of ["Bir", "İki", "Üç"]) await guest.post("/notes", remark(takeId, { text }));
    const written = (await look(offer, client)).notes ?? [];
    const idOf = (text: string) => written.find((note) => note.text === text)?.noteId ?? "";
    const keep = (person: Person, noteIds: string[], headers = {}) =>
      offer.post(person, "review-link/notes", { noteIds }, headers);
    expect(refusalOf(await keep(owner, [idOf("Bir")]))).toEqual([403, "forbidden"]);
    const wanted = [idOf("İki"), crypto.randomUUID()];
    const key = { "idempotency-key": `take-over-${takeId}` };
    for (const headers of [key, {}])
      expect((await keep(client, wanted, headers)).json<Review>().notes).toHaveLength(2);
    const url = `/api/v1/offers/${offer.offerId}/takes/${takeId}/notes`;
    const notesFor = async ({ headers }: Person) =>
      (await server.inject({ url, headers })).json<TakeNotes>().notes;
    expect(await notesFor(owner)).toMatchObject([
      { number: 1, side: "client", by: "Deniz Ada", guestName: "Ece", text: "İki", isOwn: false },
    ]);
    // Deleted by the client, it is the guest's alone again.
    const [kept] = (await notesFor(client)) as [TakeNote];
    expect(kept.isOwn).toBe(true);
    const gone = { method: "DELETE" as const, url: `/api/v1/offers/${offer.offerId}/notes/${kept.noteId}` };
    await server.inject({ ...gone, headers: client.headers });
    // Nor is it taken over by the same delivery that comes once more.
    expect((await keep(client, wanted, key)).json<Review>().notes).toHaveLength(3);
    expect((await look(offer, client)).notes).toHaveLength(3);
    const all = await keep(
      client,
      written.map(({ noteId }) => noteId),
    );
    expect(all.json<Review>().notes).toEqual([]);
    expect(await notesFor(owner)).toHaveLength(3);
    // The guest still has all of them, and what was taken over stays when the link is revoked.
    expect((await read(guest)).takes[0]?.notes).toHaveLength(3);
    await offer.post(client, "review-link", { act: "revoke" });
    expect(await db.$count(guestTakeNotes)).toBe(0);
    expect(await notesFor(owner)).toHaveLength(3);
    expect(await offer.act(client, { kind: "askChanges" })).toEqual([200]);
    expect(refusalOf(await keep(client, [idOf("Bir")]))).toEqual([409, "not-your-turn"]);
  });

  test("is a room's: one of a round, changed in place, with a password, revoked for good, and in no list of rooms", async ({
    heard,
    invite,
    look,
    until,
    client,
    owner,
    server,
    db,
  }) => {
    const { offer, takeId } = await heard();
    const change = (person: Person, body: object) => offer.post(person, "review-link", body);
    expect(await look(offer, client)).toEqual({ link: null, notes: [] });
    expect(refusalOf(await change(client, { password: null }))).toEqual([400, "invalid-input"]);
    expect(refusalOf(await change(client, { until: dayFrom(server, 61) }))).toEqual([400, "invalid-input"]);
    expect(refusalOf(await change(client, { act: "revoke" }))).toEqual([404, "room-not-found"]);
    const guest = await invite(offer, client);
    const { link } = await look(offer, client);
    await guest.post("/notes", remark(takeId));
    const changed = await change(owner, { until: dayFrom(server, 9), password: "yaz kampanyası" });
    expect(changed.json()).toMatchObject({ link: { path: link?.path, hasPassword: true, guestCount: 1 } });
    for (const path of ["", `/takes/${takeId}/audio`])
      expect(refusalOf(await guest.send(path))).toEqual([401, "room-password-needed"]);
    expect((await guest.post("/password", { password: "yaz kampanyası" })).json()).toMatchObject({
      takes: [{ notes: [{}] }],
    });
    const [room] = await db.select().from(rooms).where(eq(rooms.offerId, offer.offerId));
    const list = await server.inject({ url: "/api/v1/rooms", headers: client.headers });
    expect(list.json()).toEqual({ rooms: [] });
    const one = await server.inject({ url: `/api/v1/rooms/${room?.id}`, headers: client.headers });
    expect(one.statusCode).toBe(404);
    const [written] = (await look(offer, client)).notes ?? [];
    await change(owner, { removeGuest: written?.guestId });
    expect(await look(offer, client)).toMatchObject({ link: { guestCount: 0 }, notes: [] });
    await change(client, { act: "revoke" });
    for (const path of ["", `/takes/${takeId}/audio`])
      expect(refusalOf(await guest.send(path))).toEqual([410, "room-gone"]);
    expect(await look(offer, client)).toEqual({ link: null, notes: [] });
    const again = await change(client, { until });
    expect(again.json<Review>().link?.path).not.toBe(link?.path);
    // Owners' acts are in the record, of the offer.
    const records = await db
      .select({ action: historyRecords.action })
      .from(historyRecords)
      .where(eq(historyRecords.subjectId, offer.offerId));
    expect(records.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["room.move", "room.password"]),
    );
    // One whose maker may no longer come in opens nothing, and another takes its place.
    const leaver = await server.createOwner();
    await change(client, { act: "revoke" });
    const left = await invite(offer, leaver);
    await db.update(users).set({ isActive: false }).where(eq(users.id, leaver.userId));
    expect(refusalOf(await left.send(""))).toEqual([410, "room-gone"]);
    expect((await look(offer, client)).link).toBeNull();
    expect((await read(await invite(offer, client))).takes).toHaveLength(1);
    const stranger = await server.createClient();
    expect(refusalOf(await change(stranger, { until }))).toEqual([404, "offer-not-found"]);
  });

  test.for(["askChanges", "approve", "takeBack"])(
    "is over with its round: nothing is heard or written after %s",
    async (kind, { heard, invite, look, until, client, owner, db }) => {
      const { offer, takeId } = await heard();
      const guest = await invite(offer, owner);
      if (kind === "takeBack") await guest.post("/notes", remark(takeId));
      const act = kind === "askChanges" ? { kind, text: "Daha sıcak" } : { kind };
      expect(await offer.act(kind === "takeBack" ? owner : client, act)).toEqual([200]);
      expect(await read(guest)).toMatchObject({ state: "closed", takes: [] });
      for (const answer of [
        await guest.send(`/takes/${takeId}/audio`),
        await guest.post("/notes", remark(takeId)),
      ])
        expect(refusalOf(answer)).toEqual([409, "room-closed"]);
      const refused = await offer.post(client, "review-link", { until });
      expect(refusalOf(refused)).toEqual([409, "not-your-turn"]);
      const rows = await db.select().from(rooms).where(eq(rooms.offerId, offer.offerId));
      expect(rows).toMatchObject([{ token: null, closedAt: expect.any(Date) as Date }]);
      if (kind !== "takeBack") return;
      // Handed over again, the round does not open it again.
      await offer.act(owner, { kind: "handOver" });
      expect(await look(offer, client)).toMatchObject({ link: { state: "closed", path: null }, notes: [{}] });
      expect(refusalOf(await guest.send(`/takes/${takeId}/audio`))).toEqual([409, "room-closed"]);
    },
  );

  test("is closed by its day, and what guests wrote goes with it after ninety", async ({
    heard,
    invite,
    look,
    client,
    server,
    db,
  }) => {
    const { offer, takeId } = await heard();
    const guest = await invite(offer, client);
    await guest.post("/notes", remark(takeId));
    server.clock.forward(9 * 24 * 60);
    expect(await read(guest)).toMatchObject({ state: "closed", takes: [] });
    // Sessions are over by then.
    const colleague = await server.createClient({ accountId: client.accountId });
    expect(await look(offer, colleague)).toMatchObject({
      link: { state: "closed", path: null },
      notes: [{}],
    });
    const again = await invite(offer, colleague, { until: dayFrom(server, 3) });
    expect((await read(again)).takes).toHaveLength(1);
    // A guest of the link before can be removed too.
    const [written] = (await look(offer, colleague)).notes ?? [];
    await offer.post(colleague, "review-link", { removeGuest: written?.guestId });
    expect((await look(offer, colleague)).notes).toEqual([]);
    await again.post("/notes", remark(takeId));
    await endRooms(server.parts).run();
    server.clock.forward(100 * 24 * 60);
    await endRooms(server.parts).run();
    expect(await db.$count(guestTakeNotes)).toBe(0);
    expect(await db.$count(productions, eq(productions.offerId, offer.offerId))).toBe(1);
  });
});
