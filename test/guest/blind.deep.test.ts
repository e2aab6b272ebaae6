import { createHash } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { GuestRoom } from "#contract/guest.ts";
import { analyseBytes } from "#server/audio/analysis/analyse-bytes.ts";
import { audioFiles } from "#server/db/schema/catalogue.ts";
import { rooms, roomVoices } from "#server/db/schema/rooms.ts";
import { prepareRooms } from "#server/rooms/sound/prepare.ts";
import { test as base } from "#test/support/fixtures.ts";
import type { TestServer } from "#test/support/server.ts";
import { fromOwnPage, Guest } from "./calls.ts";
import { openRoom } from "./open-room.ts";
import { addTellingVoices } from "./telling-voices.ts";

const test = base.extend("telling", { scope: "file" }, ({ server }) => addTellingVoices(server));

/** What of a room's rows no guest may read. */
async function hiddenOf({ parts: { db } }: TestServer, roomId: string): Promise<string[]> {
  const [room] = await db.select().from(rooms).where(eq(rooms.id, roomId));
  const copies = await db.select().from(roomVoices).where(eq(roomVoices.roomId, roomId));
  const seed = Buffer.from(room?.seed ?? []);
  return [roomId, room?.makerId ?? "", seed.toString("hex"), seed.toString("base64url")].concat(
    copies.flatMap(({ id, audioName }) => (audioName === null ? [id] : [id, audioName])),
  );
}

/** Everything that a guest may call, right and wrong. */
async function askEverything(guest: Guest): Promise<LightMyRequestResponse[]> {
  const letters = ["A", "B", "C", "D"];
  const write = (payload: object) => guest.post("/answers", payload);
  const answers = [await guest.send(""), await guest.send("", { method: "HEAD" })];
  for (const letter of letters)
    answers.push(
      await guest.audio(letter),
      await guest.audio(letter, { range: "bytes=0-999", "accept-language": "en" }),
      await guest.audio(letter, { range: "bytes=99999999-" }),
      await guest.send(`/audio/${letter}`, { method: "HEAD" }),
      await write({ letter, vote: "yes" }),
      await write({ noteId: crypto.randomUUID(), letter, seconds: 1, text: "Sıcak" }),
      await write({ noteId: crypto.randomUUID(), letter, seconds: 180, text: "Geç" }),
    );
  return [
    ...answers,
    await write({ order: letters }),
    await write({ order: letters.slice(0, 3) }),
    await write({ removeNote: crypto.randomUUID() }),
    await write({ send: true, name: "Ece" }),
    await write({ voiceId: crypto.randomUUID() }),
    await guest.post("/password", { password: "herhangi biri" }),
    await guest.send("/answers", { method: "POST", payload: "{", headers: fromOwnPage }),
    await guest.send("/nothing"),
    await guest.send(""),
  ];
}

/** Every byte of an answer as text, its headers and its body, one character a byte. */
const bytesOf = ({ headers, rawPayload }: LightMyRequestResponse): string[] =>
  [JSON.stringify(headers), rawPayload.toString("latin1")].map((bytes) => bytes.toLowerCase());

/** Those of the words that stand in the bytes, in whatever way a tag, JSON or an address may write them. */
function foundIn(bytes: string, words: readonly string[]): string[] {
  return words.filter((word) =>
    [
      word,
      encodeURIComponent(word),
      Buffer.from(word).toString("latin1"),
      Buffer.from(word, "utf16le").toString("latin1"),
      Buffer.from(word)
        .toString("base64")
        .replace(/.{0,3}$/, ""),
    ].some((written) => bytes.includes(written.toLowerCase())),
  );
}

test("a blind room tells by no byte who speaks before it reveals that", async ({
  server,
  client,
  telling,
}) => {
  const { db } = server.parts;
  const voiceIds = telling.map(({ voiceId }) => voiceId);
  const room = await openRoom(server, { makerId: client.userId, voiceIds, readyAt: null, sharesNotes: true });
  const guest = new Guest(server, room.token);
  const heard: LightMyRequestResponse[] = [];
  const ask = async (): Promise<void> => {
    for (const one of [guest, new Guest(server, room.token)]) heard.push(...(await askEverything(one)));
  };
  await ask();
  await prepareRooms(server.parts, () => false);
  await ask();
  server.clock.forward(8 * 24 * 60);
  await ask();
  const hidden = await hiddenOf(server, room.roomId);
  const words = [...new Set([...telling.flatMap(({ tells }) => tells), ...hidden])];
  for (const bytes of new Set(heard.flatMap(bytesOf))) expect(foundIn(bytes, words)).toEqual([]);
  const statuses = new Set(heard.map(({ statusCode }) => statusCode));
  expect([...statuses].toSorted()).toEqual([200, 206, 400, 404, 409, 415, 416]);
  // This is told of a voice, and nothing else.
  const shown = heard.filter(({ headers }) => String(headers["content-type"]).startsWith("application/json"));
  for (const answer of shown.filter(({ body }) => body !== ""))
    for (const { speaker, transcript, ...told } of answer.json<GuestRoom>().voices) {
      expect([speaker, transcript]).toEqual([null, null]);
      expect(Object.keys(told)).toEqual(["letter", "seconds", "isGone", "vote", "rank", "notes"]);
    }
  // The control: once it is revealed, the same search finds the names.
  await db.update(rooms).set({ closedAt: server.clock.read() }).where(eq(rooms.id, room.roomId));
  const revealed = bytesOf(await guest.send("")).join("");
  expect(foundIn(revealed, words)).toEqual(expect.arrayContaining(telling.map(({ name }) => name)));
});

test("what it plays has neither length nor size nor hash nor bytes of anything that the library serves", async ({
  server,
  db,
  client,
  telling,
}) => {
  const voiceIds = telling.map(({ voiceId }) => voiceId);
  const openedRooms = [];
  for (let nth = 0; nth < 2; nth += 1)
    openedRooms.push(await openRoom(server, { makerId: client.userId, voiceIds, readyAt: null }));
  await prepareRooms(server.parts, () => false);
  const library = [];
  for (const { name } of await db.select().from(audioFiles)) {
    const answer = await server.inject({ url: `/audio/${name}` });
    expect(answer.statusCode).toBe(200);
    library.push(await measured(answer));
  }
  const copies = [];
  for (const { token } of openedRooms) {
    const guest = new Guest(server, token);
    const { voices } = await guest.read();
    for (const { letter, seconds } of voices) {
      const answer = await guest.audio(letter);
      const copy = await measured(answer);
      // Whole seconds, by which alone its size follows.
      expect(Math.abs(copy.seconds - Number(seconds))).toBeLessThan(0.08);
      expect(copy.bytes.subarray(0, 3).toString("latin1")).not.toBe("ID3");
      expect(copy.bytes.subarray(-128, -125).toString("latin1")).not.toBe("TAG");
      copies.push({ ...copy, shown: seconds });
    }
  }
  expect(copies).toHaveLength(6);
  for (const copy of copies)
    for (const file of library) {
      expect(copy.hash).not.toBe(file.hash);
      expect(copy.bytes.length).not.toBe(file.bytes.length);
      expect(copy.seconds).not.toBe(file.seconds);
      expect(file.pieces.filter((piece) => copy.bytes.includes(piece))).toEqual([]);
    }
  // Two rooms' copies of one voice are others, too; and all of as many seconds are as large.
  expect(new Set(copies.map(({ hash }) => hash)).size).toBe(6);
  const sizes = Map.groupBy(copies, ({ shown }) => shown);
  for (const [, same] of sizes) expect(new Set(same.map(({ bytes }) => bytes.length)).size).toBe(1);
});

/** What fills an MP3's frames is one byte again and again. */
const isFilling = (piece: Buffer) => new Set(piece).size < 8;

/** What can be compared of a sound: its hash, its length, and pieces of it. */
async function measured({ rawPayload: bytes }: LightMyRequestResponse) {
  const { analysis } = await analyseBytes(bytes, ["mp3"]);
  const pieces: Buffer[] = [];
  for (let at = 0; at + 24 < bytes.length; at += 1200) pieces.push(bytes.subarray(at, at + 24));
  const told = pieces.filter((piece) => !isFilling(piece));
  return {
    bytes,
    pieces: told,
    seconds: analysis.seconds,
    hash: createHash("sha256").update(bytes).digest("hex"),
  };
}
