import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readRange } from "#server/audio/byte-range.ts";
import { noBytes } from "#server/http/no-bytes.ts";
import { plainText } from "#server/http/plain-text.ts";
import type { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";

/** Sound behind a link: where it lies, whether the link still opens it, and what is said where it does not or it is gone. */
interface LiveSound {
  key: string;
  isLive: () => Promise<boolean>;
  missing: () => Promise<Problem>;
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
 * Sends an MP3, whole or the one range of bytes that is asked for, for as long as its link opens it. Its answer names nothing that
 * could be looked for elsewhere: no file, no tag, no time.
 */
export async function sendWhileLive(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  audio: Parts["audio"],
  { key, isLive, missing }: LiveSound,
): Promise<FastifyReply> {
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
  const pieces = whileLive(bytes, isLive, () => reply.raw.destroy());
  // Nothing is read ahead: what waits here was asked for before the room was revoked.
  return reply.send(Readable.from(pieces, { objectMode: false, highWaterMark: 1 }));
}
