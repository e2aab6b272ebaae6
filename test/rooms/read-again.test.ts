import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { prepareRooms } from "#server/rooms/sound/prepare.ts";
import { Guest } from "#test/guest/calls.ts";
import { test } from "./fixtures.ts";

test("rooms that are read again are answered with 304 until something of them changes", async ({
  server,
  db,
  client,
  mine,
  listId,
  voiceIds,
}) => {
  const { room } = await mine.open(listId, voiceIds);
  const { roomId, path } = room;
  const guest = new Guest(server, path?.split("/").at(-1) ?? "");
  const urls = ["/api/v1/rooms", `/api/v1/rooms?listId=${listId}`, `/api/v1/rooms/${roomId}`];
  const read = async (url: string, known = "") => {
    const headers = { ...client.headers, "if-none-match": known };
    const { statusCode, headers: told } = await server.inject({ url, headers });
    return { statusCode, etag: String(told["etag"]) };
  };
  const noteId = randomUUID();
  const ownId = async () => (await mine.read(roomId)).guests[0]?.guestId ?? "";
  const changes: [string, () => Promise<unknown>][] = [
    ["its sound is there", () => prepareRooms(server.parts, () => false)],
    ["a vote", () => guest.read().then(() => guest.answer({ letter: "A", vote: "yes" }))],
    ["another vote", () => guest.answer({ letter: "A", vote: "no" })],
    ["a note", () => guest.answer({ noteId, letter: "A", seconds: 1, text: "Güzel" })],
    ["a note that is taken back", () => guest.answer({ removeNote: noteId })],
    ["a name", () => guest.answer({ send: true, name: "Ece" })],
    ["another name", () => guest.answer({ send: true, name: "Ece Su" })],
    ["a removed guest", async () => mine.change(roomId, { removeGuest: await ownId() })],
    ["a write of the catalogue", () => db.transaction(bumpCatalogue)],
    ["its end", () => mine.change(roomId, { act: "close" })],
  ];
  for (const url of urls) expect((await read(url, (await read(url)).etag)).statusCode).toBe(304);
  for (const [what, change] of changes) {
    const known = await Promise.all(urls.map((url) => read(url)));
    await change();
    for (const [nth, url] of urls.entries()) {
      const { statusCode, etag } = await read(url, known[nth]?.etag);
      expect([what, url, statusCode]).toEqual([what, url, 200]);
      expect((await read(url, etag)).statusCode).toBe(304);
    }
  }
});
