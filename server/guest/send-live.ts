import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendRange } from "#server/audio/send-range.ts";
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
  return sendRange(request, reply.type("audio/mpeg"), {
    byteLength: length,
    async read(range) {
      const bytes = await audio.read(key, range).catch(async (error: unknown) => {
        throw (await audio.stat(key)) === undefined ? await missing() : error;
      });
      const pieces = whileLive(bytes, isLive, () => reply.raw.destroy());
      // Nothing is read ahead: what waits here was asked for before the room was revoked.
      return Readable.from(pieces, { objectMode: false, highWaterMark: 1 });
    },
  });
}
