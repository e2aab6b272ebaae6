import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { limits } from "#contract/constants/limits.ts";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { OlderNotes, RoomDetails } from "#contract/rooms.ts";
import { voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { roomGuests, roomNotes, rooms, roomVoices, roomVotes } from "#server/db/schema/rooms.ts";
import { addArtist } from "#test/support/artists.ts";
import { mostBytes } from "#test/support/most-bytes.ts";
import { test } from "./fixtures.ts";

const letters = (count: number) => "ş€".repeat(count / 2);
const times = <T>(count: number, make: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

const { guests, voices: held, guestName, note } = roomLimits;
const notesOfGuest = 3;

test("a full room is answered in parts, none larger than the bound, and tells every vote and note", async ({
  db,
  server,
  client,
}) => {
  const voiceIds = await addArtist(db, ...times(held.most, (nth) => `https://example.com/${nth}.mp3`));
  await db.update(voiceArtists).set({ name: letters(limits.name) });
  await db.update(voices).set({
    title: letters(limits.sample.title),
    transcriptText: letters(limits.sample.transcript),
    transcriptLanguage: "TURKISH",
  });
  const week = new Date(server.clock.read().getTime() + 7 * 86_400_000);
  const [room] = await db
    .insert(rooms)
    .values({
      makerId: client.userId,
      title: letters(roomLimits.title),
      greeting: letters(roomLimits.greeting),
      isBlind: false,
      sharesNotes: false,
      tokenHash: randomBytes(32),
      seed: randomBytes(32),
      closesAt: week,
    })
    .returning();
  const roomId = room?.id ?? "";
  const copies = await db
    .insert(roomVoices)
    .values(voiceIds.map((voiceId, place) => ({ roomId, voiceId, place })))
    .returning();
  const people = await db
    .insert(roomGuests)
    .values(
      times(guests, () => ({
        roomId,
        cookieHash: randomBytes(32),
        name: letters(guestName),
        sentAt: server.clock.read(),
      })),
    )
    .returning();
  const written: string[] = [];
  for (const [nth, { id: guestId }] of people.entries()) {
    await db
      .insert(roomVotes)
      .values(
        copies.map(({ id }, place) => ({ guestId, roomVoiceId: id, vote: "yes" as const, rank: place + 1 })),
      );
    await db.insert(roomNotes).values(
      times(notesOfGuest, (place) => {
        const noteId = randomUUID();
        written.push(noteId);
        return {
          noteId,
          guestId,
          roomVoiceId: copies[(nth + place) % held.most]?.id ?? "",
          seconds: place,
          text: letters(note),
        };
      }),
    );
  }
  const read = async <T>(path = "") => {
    const answer = await server.inject({ url: `/api/v1/rooms/${roomId}${path}`, headers: client.headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.byteLength).toBeLessThan(mostBytes);
    return answer.json<T>();
  };
  const details = await read<RoomDetails>();
  expect(details.voices.map(({ votes }) => votes.length)).toEqual(times(held.most, () => guests));
  expect(details.voices.every(({ voice }) => voice?.transcript)).toBe(true);
  expect(details.voices.reduce((sum, { noteCount }) => sum + noteCount, 0)).toBe(written.length);
  const told = [...details.notes];
  for (let { older } = details; older !== null;) {
    const next = await read<OlderNotes>(`/notes?before=${older}`);
    expect(next.notes.length).toBeGreaterThan(0);
    told.push(...next.notes);
    ({ older } = next);
  }
  expect(told.map(({ noteId }) => noteId).toSorted()).toEqual(written.toSorted());
  const changed = await server.inject({
    method: "POST",
    url: `/api/v1/rooms/${roomId}`,
    headers: client.headers,
    payload: { act: "close" },
  });
  expect([changed.statusCode, changed.rawPayload.byteLength < mostBytes]).toEqual([200, true]);
  await db.delete(rooms).where(eq(rooms.id, roomId));
});
