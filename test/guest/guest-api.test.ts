import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { GuestRoom, GuestVoice } from "#contract/guest.ts";
import { voices } from "#server/db/catalogue-schema.ts";
import { accounts, users } from "#server/db/people-schema.ts";
import { roomGuests, rooms, roomVoices, roomVotes } from "#server/db/rooms-schema.ts";
import { Guest, refusalOf } from "./calls.ts";
import { test } from "./fixtures.ts";
import { openRoom } from "./open-room.ts";

const voiceIn = ({ voices: all }: GuestRoom, letter: string): GuestVoice => {
  const found = all.find((voice) => voice.letter === letter);
  if (!found) throw new Error(`there is no voice ${letter}`);
  return found;
};

const ranksOf = ({ voices: all }: GuestRoom) =>
  all
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => Number(a.rank) - Number(b.rank))
    .map(({ letter, rank }) => `${rank}${letter}`)
    .join(" ");

const day = 24 * 60 * 60_000;

describe("a room", () => {
  test("is answered with letters, and stores nothing of who looks at it", async ({
    db,
    server,
    guest,
    room,
  }) => {
    const answer = await guest.send("");
    expect(answer.headers["set-cookie"]).toMatch(
      new RegExp(
        `^guest=[\\w-]{43}; Path=/api/v1/guest/${room.token}; Max-Age=\\d+; HttpOnly; SameSite=Strict$`,
        "u",
      ),
    );
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const shown = answer.json<GuestRoom>();
    expect(shown).toEqual({
      state: "open",
      title: "Yaz kampanyası",
      greeting: "Merhaba",
      maker: "Deniz Ada",
      isBlind: true,
      isRevealed: false,
      sharesNotes: false,
      closesAt: new Date(server.clock.read().getTime() + 7 * day).toISOString(),
      closedAt: null,
      timeZone: "Europe/Istanbul",
      deletedOn: null,
      name: null,
      sentAt: null,
      voices: ["A", "B", "C", "D"].map((letter) => ({
        letter,
        seconds: expect.any(Number) as number,
        isGone: false,
        speaker: null,
        vote: null,
        rank: null,
        notes: [],
      })),
    });
    expect(shown.voices.map(({ seconds }) => seconds).toSorted()).toEqual([3, 4, 5, 6]);
    const again = await guest.send("");
    expect(again.headers["set-cookie"]).toBeUndefined();
    expect(again.json()).toEqual(shown);
    expect(await db.$count(roomGuests, eq(roomGuests.roomId, room.roomId))).toBe(0);
  });

  test("names who asks, with the company, and an owner with the agency", async ({
    db,
    server,
    client,
    owner,
    room,
    guest,
    voiceIds,
  }) => {
    await db.update(accounts).set({ company: "Halbora" }).where(eq(accounts.id, client.accountId));
    expect((await guest.read()).maker).toBe("Deniz Ada, Halbora");
    const { token } = await openRoom(server, { makerId: owner.userId, voiceIds });
    expect((await new Guest(server, token).read()).maker).toBe("Deniz Ada, Tınora");
    expect(token).not.toBe(room.token);
  });

  test("that is not blind has the list's order for everybody, and names", async ({
    server,
    client,
    voiceIds,
  }) => {
    const makerId = client.userId;
    const { token } = await openRoom(server, { makerId, voiceIds, isBlind: false });
    const shown = await new Guest(server, token).read();
    expect(shown).toMatchObject({ isBlind: false, isRevealed: true });
    expect(shown.voices.map(({ seconds }) => seconds)).toEqual([3, 4, 5, 6]);
    expect(shown.voices[0]?.speaker).toEqual({
      voiceArtistName: expect.stringMatching(/^Sanatçı/) as string,
      gender: "Female",
      ageRangeNames: ["ADULT"],
      voiceColorNames: ["WARM"],
    });
  });

  test("keeps the letter of a voice that is no longer visible, silent", async ({
    db,
    server,
    client,
    voiceIds,
  }) => {
    const [a = "", b = "", c = ""] = voiceIds;
    const { token, roomId } = await openRoom(server, {
      makerId: client.userId,
      voiceIds: [a, b, c],
      isBlind: false,
    });
    const guest = new Guest(server, token);
    await db.update(voices).set({ state: "hidden" }).where(eq(voices.id, b));
    await db.update(roomVoices).set({ voiceId: null }).where(eq(roomVoices.voiceId, c));
    const gone = { isGone: true, seconds: null, speaker: null };
    expect((await guest.read()).voices).toMatchObject([
      { letter: "A", isGone: false, seconds: 3 },
      { letter: "B", ...gone },
      { letter: "C", ...gone },
    ]);
    expect((await guest.audio("A")).statusCode).toBe(200);
    expect(refusalOf(await guest.audio("B"))).toEqual([404, "letter-not-found"]);
    expect(refusalOf(await guest.audio("C"))).toEqual([404, "letter-not-found"]);
    await db.update(voices).set({ state: "published" }).where(eq(voices.id, b));
    expect(voiceIn(await guest.read(), "B")).toMatchObject({ isGone: false, seconds: 4 });
    await db.update(roomVoices).set({ audioName: null, seconds: null }).where(eq(roomVoices.roomId, roomId));
    expect(voiceIn(await guest.read(), "A")).toMatchObject({ isGone: true, seconds: null });
  });

  test("that is prepared tells its title, and nothing is heard or answered yet", async ({
    db,
    room,
    guest,
  }) => {
    await db.update(rooms).set({ readyAt: null }).where(eq(rooms.id, room.roomId));
    const shown = await guest.read();
    expect(shown).toMatchObject({ state: "preparing", title: "Yaz kampanyası" });
    expect(shown.voices.map(({ seconds, isGone }) => [seconds, isGone])).toEqual(
      Array.from({ length: 4 }, () => [null, false]),
    );
    expect(refusalOf(await guest.audio("A"))).toEqual([409, "room-not-ready"]);
    expect(await guest.refused({ letter: "A", vote: "yes" })).toEqual([409, "room-not-ready"]);
  });

  test("that is closed by time takes no answer, is still heard, and tells no name", async ({
    server,
    room,
    guest,
    db,
  }) => {
    await guest.read();
    await guest.answer({ letter: "A", vote: "yes" });
    server.clock.forward(7 * 24 * 60);
    const closed = await guest.read();
    expect(closed).toMatchObject({ state: "closed", closedAt: null, isRevealed: false });
    expect(closed.deletedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(closed.voices.every(({ speaker }) => speaker === null)).toBe(true);
    expect(await guest.refused({ letter: "A", vote: "no" })).toEqual([409, "room-closed"]);
    expect((await guest.audio("A")).statusCode).toBe(200);
    const closedAt = new Date("2026-11-26T15:00:00Z");
    await db.update(rooms).set({ closedAt }).where(eq(rooms.id, room.roomId));
    const revealed = await guest.read();
    expect(revealed).toMatchObject({
      state: "closed",
      closedAt: closedAt.toISOString(),
      isRevealed: true,
      deletedOn: "2027-02-24",
    });
    expect(revealed.voices.map(({ letter }) => letter)).toEqual(["A", "B", "C", "D"]);
    expect(revealed.voices.map(({ speaker }) => speaker?.voiceArtistName)).toEqual(
      Array.from({ length: 4 }, () => expect.stringMatching(/^Sanatçı/) as string),
    );
    expect(voiceIn(revealed, "A")).toMatchObject({ vote: "yes", rank: 1 });
    expect(await guest.refused({ letter: "A", vote: "no" })).toEqual([409, "room-closed"]);
  });
});

describe("an answer", () => {
  test("has votes and an order of its yeses, without a gap", async ({ guest, otherGuest }) => {
    await guest.read();
    await guest.answer({ letter: "A", vote: "yes" });
    await guest.answer({ letter: "B", vote: "maybe" });
    await guest.answer({ letter: "C", vote: "yes" });
    expect(ranksOf(await guest.answer({ letter: "D", vote: "yes" }))).toBe("1A 2C 3D");
    expect(ranksOf(await guest.answer({ order: ["D", "A", "C"] }))).toBe("1D 2A 3C");
    expect(ranksOf(await guest.answer({ letter: "A", vote: "yes" }))).toBe("1D 2A 3C");
    expect(ranksOf(await guest.answer({ letter: "A", vote: "no" }))).toBe("1D 2C");
    expect(ranksOf(await guest.answer({ letter: "B", vote: "yes" }))).toBe("1D 2C 3B");
    const shown = await guest.answer({ letter: "D", vote: null });
    expect(ranksOf(shown)).toBe("1C 2B");
    expect(shown.voices.map(({ vote }) => vote)).toEqual(["no", "yes", "yes", null]);
    for (const order of [["C"], ["B", "C", "A"], [], ["D", "B"]])
      expect(await guest.refused({ order })).toEqual([409, "stale"]);
    for (const letter of ["E", "Z"])
      expect(await guest.refused({ letter, vote: "yes" })).toEqual([404, "letter-not-found"]);
    expect(await guest.read()).toEqual(shown);
    expect((await otherGuest.read()).voices.map(({ vote }) => vote)).toEqual([null, null, null, null]);
  });

  test("means the voice that this guest calls so", async ({ db, server, room }) => {
    const guests = Array.from({ length: 8 }, () => new Guest(server, room.token));
    const heard = await Promise.all(
      guests.map(async (guest) => {
        await guest.read();
        return (await guest.audio("A")).rawPayload;
      }),
    );
    // Four voices: that all hear the same one first is less likely than one in ten thousand.
    expect(new Set(heard.map((copy) => copy.length)).size).toBeGreaterThan(1);
    for (const guest of guests) await guest.answer({ letter: "A", vote: "yes" });
    const yeses = await db
      .select({ place: roomVoices.place, count: sql<number>`count(*)::int` })
      .from(roomVotes)
      .innerJoin(roomVoices, eq(roomVoices.id, roomVotes.roomVoiceId))
      .where(eq(roomVoices.roomId, room.roomId))
      .groupBy(roomVoices.place);
    for (const { place, count } of yeses)
      expect(heard.filter((copy) => room.copies[place]?.equals(copy))).toHaveLength(count);
    expect(yeses.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  });

  test("is sent with a name, and can be sent again under another one", async ({ server, guest }) => {
    await guest.read();
    const sentAt = server.clock.read().toISOString();
    expect(await guest.answer({ send: true, name: "  Ece  " })).toMatchObject({ name: "Ece", sentAt });
    server.clock.forward(5);
    expect(await guest.answer({ send: true, name: "Ece Ay" })).toMatchObject({ name: "Ece Ay", sentAt });
    for (const name of [" ", "\u202Eece", "\u200B"])
      expect(await guest.refused({ send: true, name })).toEqual([422, "invalid-name"]);
  });

  test("is refused without a cookie, because nobody knows which voice was A", async ({ server, room }) => {
    const fresh = new Guest(server, room.token);
    expect(await fresh.refused({ letter: "A", vote: "yes" })).toEqual([409, "stale"]);
    expect(refusalOf(await fresh.audio("A"))).toEqual([409, "stale"]);
  });
});

describe("notes", () => {
  const note = (letter: string, seconds: number, text: string, noteId = crypto.randomUUID()) => ({
    noteId,
    letter,
    seconds,
    text,
  });

  test("stand at their moments, once each, and can be removed", async ({ server, guest }) => {
    await guest.read();
    const late = note("B", 3, " https://example.com geç\r\nbir ");
    await guest.answer(note("B", 1, "erken"));
    server.clock.forward(1);
    await guest.answer(late);
    await guest.answer(late);
    const shown = await guest.answer(note("B", 1, "yine"));
    expect(voiceIn(shown, "B").notes.map(({ seconds, text, by }) => [seconds, text, by])).toEqual([
      [1, "erken", null],
      [1, "yine", null],
      [3, "https://example.com geç\nbir", null],
    ]);
    const removed = await guest.answer({ removeNote: late.noteId });
    expect(voiceIn(removed, "B").notes).toHaveLength(2);
    await guest.answer({ removeNote: late.noteId });
  });

  test("are refused past the end of the sample, and past twenty of a voice", async ({ guest, room }) => {
    const { voices: shown } = await guest.read();
    const seconds = shown[0]?.seconds ?? 0;
    expect(await guest.refused(note("A", seconds + 1, "geç"))).toEqual([400, "invalid-input"]);
    for (let nth = 0; nth < 20; nth += 1) await guest.answer(note("A", seconds, `${nth}`));
    expect(await guest.refused(note("A", 0, "bir daha"))).toEqual([422, "room-notes-full"]);
    await guest.answer(note("B", 0, "başka"));
    expect(room.voiceIds).toHaveLength(4);
  });

  test("are shared once they were sent, where the maker wants that", async ({
    db,
    room,
    guest,
    otherGuest,
  }) => {
    await guest.read();
    await otherGuest.read();
    await guest.answer(note("A", 1, "Sıcak"));
    const notesOf = async (one: Guest) =>
      (await one.read()).voices.flatMap(({ notes }) => notes.map(({ text, by }) => [text, by]));
    const share = (sharesNotes: boolean) =>
      db.update(rooms).set({ sharesNotes }).where(eq(rooms.id, room.roomId));
    await share(true);
    expect(await notesOf(otherGuest)).toEqual([]);
    await guest.answer({ send: true, name: "Ece" });
    expect(await notesOf(otherGuest)).toEqual([["Sıcak", "Ece"]]);
    expect(await notesOf(guest)).toEqual([["Sıcak", null]]);
    await guest.answer(note("A", 1, "Yavaş"));
    expect(await notesOf(otherGuest)).toHaveLength(2);
    await share(false);
    expect(await notesOf(otherGuest)).toEqual([]);
  });
});

describe("a room is gone", () => {
  test("when it is revoked, or its maker is locked or away", async ({ db, server, client, room, guest }) => {
    await guest.read();
    const isThere = async () => (await guest.send("")).statusCode;
    const close = async (change: () => PromiseLike<unknown>, back: () => PromiseLike<unknown>) => {
      expect(await isThere()).toBe(200);
      await change();
      for (const answer of [
        await guest.send(""),
        await guest.audio("A"),
        await guest.post("/answers", { letter: "A", vote: "yes" }),
        await guest.post("/password", { password: "x" }),
      ])
        expect(refusalOf(answer)).toEqual([410, "room-gone"]);
      await back();
    };
    const ofMaker = (set: Partial<typeof users.$inferInsert>) => () =>
      db.update(users).set(set).where(eq(users.id, client.userId));
    const ofAccount = (isLocked: boolean) => () =>
      db.update(accounts).set({ isLocked }).where(eq(accounts.id, client.accountId));
    const revoke = (revokedAt: Date | null) => () =>
      db.update(rooms).set({ revokedAt }).where(eq(rooms.id, room.roomId));
    await close(revoke(server.clock.read()), revoke(null));
    await close(ofMaker({ isLocked: true }), ofMaker({ isLocked: false }));
    await close(ofMaker({ isActive: false }), ofMaker({ isActive: true }));
    await close(ofAccount(true), ofAccount(false));
    expect(await isThere()).toBe(200);
  });
});
