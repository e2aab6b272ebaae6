import type { FastifyReply, FastifyRequest } from "fastify";
import type { audioFiles } from "#server/db/catalogue-schema.ts";
import { noBytes } from "#server/http/no-bytes.ts";
import { plainText } from "#server/http/plain-text.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { readRange } from "./byte-range.ts";
import type { AudioStore } from "./store.ts";

/** What has to be known of a file to send it. */
export type StoredFile = Pick<
  typeof audioFiles.$inferSelect,
  "name" | "storageKey" | "mediaType" | "byteLength" | "sha256"
>;

interface Sent {
  audio: AudioStore;
  file: StoredFile;
  /** Of what a conditional range is compared with; undefined where nobody keeps the file. */
  etag?: string;
}

/** Sends a file, whole or the one range of bytes that is asked for; the caller says who may keep it. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, { audio, file, etag }: Sent) {
  const { byteLength, storageKey } = file;
  void reply
    .type(file.mediaType)
    .header("accept-ranges", "bytes")
    // Names are ours: letters, digits, dots and dashes.
    .header("content-disposition", `inline; filename="${file.name}"`);
  const conditional = request.headers["if-range"];
  const asked = conditional === undefined || conditional === etag ? request.headers.range : undefined;
  const range = readRange(asked, byteLength);
  if (range === "none")
    return reply.code(416).header("content-range", `bytes */${byteLength}`).type(plainText).send("");
  const bytes =
    request.method === "HEAD"
      ? noBytes()
      : await audio
          .read(storageKey, range === "whole" ? undefined : range)
          .catch((error: unknown) => explainMissing(audio, storageKey, error));
  void reply.header("content-length", range === "whole" ? byteLength : range.end - range.start + 1);
  if (range !== "whole")
    void reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${byteLength}`);
  return reply.send(bytes);
}

/** A file that was swept after its row was read is not found, rather than a fault. */
async function explainMissing(audio: AudioStore, storageKey: string, error: unknown): Promise<never> {
  if ((await audio.stat(storageKey)) === undefined) throw new Problem(404, "not-found", { cause: error });
  throw error;
}
