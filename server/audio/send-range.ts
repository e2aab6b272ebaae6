import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { noBytes } from "#server/http/no-bytes.ts";
import { plainText } from "#server/http/plain-text.ts";
import { readRange } from "./byte-range.ts";
import type { ByteRange } from "./store.ts";

interface Sent {
  byteLength: number;
  /** Of what a conditional range is compared with; undefined where nobody keeps the file. */
  etag?: string | undefined;
  /** The bytes, or a range of them. */
  read: (range?: ByteRange) => Promise<Readable>;
}

/** Sends bytes, whole or the one range of them that is asked for; the caller says what they are and who may keep them. */
export async function sendRange(
  request: FastifyRequest,
  reply: FastifyReply,
  { byteLength, etag, read }: Sent,
) {
  void reply.header("accept-ranges", "bytes");
  const conditional = request.headers["if-range"];
  const asked = conditional === undefined || conditional === etag ? request.headers.range : undefined;
  const range = readRange(asked, byteLength);
  if (range === "none")
    return reply.code(416).header("content-range", `bytes */${byteLength}`).type(plainText).send("");
  const bytes = request.method === "HEAD" ? noBytes() : await read(range === "whole" ? undefined : range);
  void reply.header("content-length", range === "whole" ? byteLength : range.end - range.start + 1);
  if (range !== "whole")
    void reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${byteLength}`);
  return reply.send(bytes);
}
