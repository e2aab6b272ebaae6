import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { GuestRoom } from "#contract/guest.ts";
import { rooms, roomVoices, roomVotes } from "#server/db/schema/rooms.ts";
import { Guest, refusalOf, voiceIn } from "./calls.ts";
import { test } from "./fixtures.ts";

const ranksOf = ({ voices: all }: GuestRoom) =>
  all
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => Number(a.rank) - Number(b.rank))
    .map(({ letter, rank }) => `${rank}${letter}`)
    .join(" ");

const note = (letter: string, seconds: number, text: string, noteId = crypto.randomUUID()) => ({
  noteId,
  letter,
  seconds,
  text,
});

const notesOf = async (guest: Guest) =>
  (await guest.read()).voices.flatMap(({ notes }) => notes.map(({ text, by }) => [text, by]));

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

  test("are refused past the end of the sample, and past twenty of a voice", async ({ guest }) => {
    const { voices: shown } = await guest.read();
    const seconds = shown[0]?.seconds ?? 0;
    expect(await guest.refused(note("A", seconds + 1, "geç"))).toEqual([400, "invalid-input"]);
    for (let nth = 0; nth < 20; nth += 1) await guest.answer(note("A", seconds, `${nth}`));
    expect(await guest.refused(note("A", 0, "bir daha"))).toEqual([422, "room-notes-full"]);
    await guest.answer(note("B", 0, "başka"));
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
