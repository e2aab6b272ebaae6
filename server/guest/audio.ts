import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readRange } from "#server/audio/byte-range.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { noBytes } from "#server/http/no-bytes.ts";
import { plainText } from "#server/http/plain-text.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { findLiveRoom } from "#server/rooms/find-live.ts";
import { roomTokenHash } from "#server/rooms/token.ts";
import { readCopies } from "./copies.ts";
import { enterRoom, expectMeant, expectRoom, type Visit } from "./enter.ts";
import { isHeardInRoom } from "./find.ts";
import { inGuestsOrder, voiceOf } from "./order.ts";

/** Where the copy lies that a guest calls by this letter. 404 for one that is no longer available. */
async function findCopy(
  { db, clock, settings }: Pick<Parts, "db" | "clock" | "settings">,
  visit: Visit,
  letter: string,
): Promise<string> {
  const live = await enterRoom(db, visit);
  expectMeant(live, visit);
  const { room } = live;
  if (room.readyAt === null) throw new Problem(409, "room-not-ready");
  const copies = await readCopies(db, room, agencyToday({ clock, settings }));
  const copy = voiceOf(inGuestsOrder(copies, { room, cookie: visit.cookie }), letter);
  if (copy.audioName === null || !isHeardInRoom(room, copy)) throw new Problem(404, "letter-not-found");
  return copy.audioName;
}

/** Passes bytes on for as long as the room is there. The database is asked before each piece, because another process may revoke it. */
async function* whileLive(bytes: Readable, isLive: () => Promise<boolean>, cut: () => void) {
  for await (const piece of bytes) {
    if (!(await isLive())) {
      cut();
      return;
    }
    yield piece as Buffer;
  }
}

/**
 * Sends a room's copy of a voice, whole or the one range of bytes that is asked for. Its answer names nothing that could be
 * looked for elsewhere: no file, no tag, no time.
 */
export async function sendCopy(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  parts: Pick<Parts, "db" | "clock" | "settings" | "audio">,
  visit: Visit,
  letter: string,
): Promise<FastifyReply> {
  const { db, audio } = parts;
  const key = await findCopy(parts, visit, letter);
  const find = () => findLiveRoom(db, roomTokenHash(visit.token));
  const missing = async () => {
    // The copies of a room that was revoked a moment ago.
    expectRoom(await find());
    return new Problem(404, "letter-not-found");
  };
  const length = await audio.stat(key);
  if (length === undefined) throw await missing();
  void reply.type("audio/mpeg").header("accept-ranges", "bytes");
  const range = readRange(
    request.headers["if-range"] === undefined ? request.headers.range : undefined,
    length,
  );
  if (range === "none")
    return reply.code(416).header("content-range", `bytes */${length}`).type(plainText).send("");
  const part = range === "whole" ? { start: 0, end: length - 1 } : range;
  void reply.header("content-length", part.end - part.start + 1);
  if (range !== "whole")
    void reply.code(206).header("content-range", `bytes ${part.start}-${part.end}/${length}`);
  if (request.method === "HEAD") return reply.send(noBytes());
  const bytes = await audio.read(key, part).catch(async (error: unknown) => {
    throw (await audio.stat(key)) === undefined ? await missing() : error;
  });
  const isLive = async () => (await find()) !== undefined;
  const pieces = whileLive(bytes, isLive, () => reply.raw.destroy());
  // Nothing is read ahead: what waits here was asked for before the room was revoked.
  return reply.send(Readable.from(pieces, { objectMode: false, highWaterMark: 1 }));
}
