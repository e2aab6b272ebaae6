import type { FastifyReply, FastifyRequest } from "fastify";
import type { audioFiles } from "#server/db/schema/catalogue.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { sendRange } from "./send-range.ts";
import type { AudioStore } from "./store.ts";

/** What has to be known of a file to send it. */
export type StoredFile = Pick<
  typeof audioFiles.$inferSelect,
  "name" | "storageKey" | "mediaType" | "byteLength" | "sha256"
>;

interface Sent {
  audio: AudioStore;
  file: Omit<StoredFile, "sha256">;
  /** Of what a conditional range is compared with; undefined where nobody keeps the file. */
  etag?: string;
}

/** Sends a file, whole or the one range of bytes that is asked for; the caller says who may keep it. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, { audio, file, etag }: Sent) {
  const { byteLength, storageKey } = file;
  void reply
    .type(file.mediaType)
    // Names are ours: letters, digits, dots and dashes.
    .header("content-disposition", `inline; filename="${file.name}"`);
  return sendRange(request, reply, {
    byteLength,
    etag,
    read: (range) =>
      audio.read(storageKey, range).catch((error: unknown) => explainMissing(audio, storageKey, error)),
  });
}

/** A file that was swept after its row was read is not found, rather than a fault. */
async function explainMissing(audio: AudioStore, storageKey: string, error: unknown): Promise<never> {
  if ((await audio.stat(storageKey)) === undefined) throw new Problem(404, "not-found", { cause: error });
  throw error;
}
