import { request } from "node:http";
import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import { roomVoices, rooms } from "#server/db/schema/rooms.ts";
import { refusalOf } from "./calls.ts";
import { test } from "./fixtures.ts";

const named = ["content-disposition", "etag", "last-modified", "age", "expires", "link"];

test("a voice is heard whole and by ranges, and no header names it", async ({ guest, room }) => {
  await guest.read();
  const whole = await guest.audio("A");
  const copy = room.copies.find((one) => one.equals(whole.rawPayload));
  expect(copy).toBeDefined();
  const length = whole.rawPayload.length;
  for (const [range, status, start, end] of [
    [undefined, 200, 0, length - 1],
    ["bytes=0-", 206, 0, length - 1],
    ["bytes=0-1", 206, 0, 1],
    ["bytes=-10", 206, length - 10, length - 1],
    ["bytes=100-199", 206, 100, 199],
    [`bytes=${length - 1}-${length + 5}`, 206, length - 1, length - 1],
    ["bytes=0-1,3-4", 200, 0, length - 1],
  ] as const) {
    const answer = await guest.audio("A", range === undefined ? {} : { range });
    expect(answer.statusCode).toBe(status);
    expect(answer.rawPayload.equals(whole.rawPayload.subarray(start, end + 1))).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": "audio/mpeg",
      "cache-control": "private, no-store",
      "accept-ranges": "bytes",
      "content-length": String(end + 1 - start),
    });
    for (const name of named) expect(answer.headers[name]).toBeUndefined();
  }
  const none = await guest.audio("A", { range: `bytes=${length}-` });
  expect([none.statusCode, none.headers["content-range"]]).toEqual([416, `bytes */${length}`]);
  // Nothing can be asked for on the condition that it is the same: there is no name for what it is.
  const conditional = await guest.audio("A", { range: "bytes=0-1", "if-range": '"x"' });
  expect(conditional.statusCode).toBe(200);
});

test("HEAD answers the same headers, and no bytes", async ({ guest }) => {
  await guest.read();
  const whole = await guest.audio("B");
  const head = await guest.send("/audio/B", { method: "HEAD" });
  const { date, "x-request-id": id, ...told } = head.headers;
  expect(whole.headers).toMatchObject(told);
  expect([date, id]).not.toContain(undefined);
  expect(head.rawPayload).toHaveLength(0);
});

test("letters of no voice are not found", async ({ guest }) => {
  await guest.read();
  for (const letter of ["E", "a", "AA", "%C3%87", "1", "..%2fA", "x".repeat(300)])
    expect(refusalOf(await guest.audio(letter))).toEqual([404, "letter-not-found"]);
});

test("a copy that is deleted meanwhile is not found, and no fault", async ({ server, guest, room }) => {
  await guest.read();
  const [copy] = await server.parts.db.select().from(roomVoices).where(eq(roomVoices.roomId, room.roomId));
  await server.parts.audio.remove(copy?.audioName ?? "");
  const statuses = [];
  for (const letter of ["A", "B", "C", "D"]) statuses.push((await guest.audio(letter)).statusCode);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 404]);
});

test("an answer under way is cut when another process revokes the room", async ({
  server,
  origin,
  db,
  room,
  guest,
}) => {
  await guest.read();
  const held = Promise.withResolvers<void>();
  // A store that gives the second half only when it is told to.
  const copy = Buffer.alloc(64_000, 1);
  const pieces = async function* () {
    yield copy.subarray(0, 32_000);
    await held.promise;
    yield copy.subarray(32_000);
  };
  const spies = [
    vi.spyOn(server.parts.audio, "stat").mockResolvedValue(copy.length),
    vi.spyOn(server.parts.audio, "read").mockResolvedValue(Readable.from(pieces(), { objectMode: false })),
  ];
  const heard = await new Promise<{ bytes: number; isWhole: boolean }>((resolve, reject) => {
    const cookie = `guest=${guest.cookies.get("guest")}`;
    const out = request(`${origin}/api/v1/guest/${room.token}/audio/A`, { headers: { cookie } }, (answer) => {
      let bytes = 0;
      answer.on("data", (piece: Buffer) => {
        if (bytes === 0)
          void db
            .update(rooms)
            .set({ revokedAt: server.clock.read() })
            .where(eq(rooms.id, room.roomId))
            .then(() => held.resolve());
        bytes += piece.length;
      });
      answer.once("close", () => resolve({ bytes, isWhole: answer.complete }));
      answer.once("error", () => undefined);
    });
    out.once("error", reject).end();
  });
  for (const spy of spies) spy.mockRestore();
  expect(heard).toEqual({ bytes: 32_000, isWhole: false });
  expect(refusalOf(await guest.audio("A"))).toEqual([410, "room-gone"]);
});
