import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { LetteredNote, OlderGuestNotes } from "#contract/guest.ts";
import { roomGuests, roomNotes, rooms, roomVoices } from "#server/db/schema/rooms.ts";
import { mostBytes } from "#test/support/most-bytes.ts";
import { refusalOf } from "./calls.ts";
import { test } from "./fixtures.ts";

const letters = "ş€".repeat(roomLimits.note / 2);

test("a guest’s room with many notes is answered in parts, none larger than the bound, and tells each once", async ({
  db,
  server,
  room,
  guest,
}) => {
  const { roomId } = room;
  await db.update(rooms).set({ sharesNotes: true, isBlind: false }).where(eq(rooms.id, roomId));
  await guest.read();
  await guest.answer({ send: true, name: "Ece" });
  const [own] = await db.select().from(roomGuests).where(eq(roomGuests.roomId, roomId));
  const [other] = await db
    .insert(roomGuests)
    .values({ roomId, cookieHash: randomBytes(32), name: "Can", sentAt: server.clock.read() })
    .returning();
  const copies = await db.select().from(roomVoices).where(eq(roomVoices.roomId, roomId));
  const write = async (guestId: string, count: number, text: string) => {
    const notes = Array.from({ length: count }, (_, nth) => ({
      noteId: randomUUID(),
      guestId,
      roomVoiceId: copies[nth % copies.length]?.id ?? "",
      seconds: nth % 3,
      text,
      // Some at one moment: their ids part them.
      createdAt: new Date(server.clock.read().getTime() + Math.floor(nth / 7)),
    }));
    await db.insert(roomNotes).values(notes);
    return notes.map(({ noteId }) => noteId);
  };
  const owned = await write(own?.id ?? "", 80, letters);
  const shared = [
    ...(await write(other?.id ?? "", 120, letters)),
    ...(await write(other?.id ?? "", 150, "x")),
  ];
  const first = await guest.send("");
  expect(first.rawPayload.byteLength).toBeLessThan(mostBytes / 4);
  const { voices, older: after, mark } = first.json<Awaited<ReturnType<typeof guest.read>>>();
  const told: LetteredNote[] = voices.flatMap(({ letter, notes }) =>
    notes.map((note) => ({ ...note, letter })),
  );
  expect(told.every(({ by }) => by === null)).toBe(true);
  for (let older = after; older !== null;) {
    const answer = await guest.send(`/notes?mark=${mark}&before=${older}`);
    expect([answer.statusCode, answer.rawPayload.byteLength < mostBytes / 4]).toEqual([200, true]);
    const next = answer.json<OlderGuestNotes>();
    expect(next.notes.length).toBeGreaterThan(0);
    told.push(...next.notes);
    ({ older } = next);
  }
  expect(told.map(({ noteId }) => noteId).toSorted()).toEqual([...owned, ...shared].toSorted());
  expect(
    told
      .slice(0, owned.length)
      .map(({ noteId }) => noteId)
      .toSorted(),
  ).toEqual(owned.toSorted());
  const placeOf = new Map(copies.map(({ id, place }) => [id, "ABCD"[place]]));
  const stored = await db.select().from(roomNotes);
  for (const { noteId, roomVoiceId } of stored.filter(({ noteId: id }) =>
    told.some((note) => note.noteId === id),
  ))
    expect(told.find((note) => note.noteId === noteId)?.letter).toBe(placeOf.get(roomVoiceId));
  expect(refusalOf(await guest.send(`/notes?mark=another&before=${after}`))).toEqual([409, "another-guest"]);
});
