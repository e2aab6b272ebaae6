import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { limits } from "#contract/limits.ts";
import type { Db } from "#server/db/client.ts";
import { audioFiles } from "#server/db/schema.ts";
import type { App } from "#server/http/app-type.ts";
import { matchesETag } from "#server/http/etag.ts";
import { plainText } from "#server/http/plain-text.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { readRange } from "./byte-range.ts";

interface StoredFile {
  storageKey: string;
  mediaType: string;
  byteLength: number;
  sha256: string;
}

async function findFile(db: Db, name: string): Promise<StoredFile | undefined> {
  const { storageKey, mediaType, byteLength, sha256 } = audioFiles;
  const [found] = await db
    .select({ storageKey, mediaType, byteLength, sha256 })
    .from(audioFiles)
    .where(eq(audioFiles.name, name));
  return found;
}

/** `GET /audio/{file}`: for everyone, by ranges, kept by browsers for ever. */
export function registerAudioFiles(app: App, { db, audio }: Parts): void {
  app.get(
    "/audio/:file",
    {
      schema: {
        tags: ["audio"],
        params: Type.Object({ file: Type.String({ maxLength: limits.name }) }),
      },
    },
    async (request, reply) => {
      const file = await findFile(db, request.params.file);
      if (!file) throw new Problem(404, "not-found");
      const etag = `"${file.sha256.slice(0, 32)}"`;
      void reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("accept-ranges", "bytes")
        .header("cross-origin-resource-policy", "cross-origin")
        // Names are ours: letters, digits, dots and dashes.
        .header("content-disposition", `inline; filename="${request.params.file}"`)
        .header("etag", etag);
      if (matchesETag(request.headers["if-none-match"], etag)) return reply.code(304).send();
      void reply.type(file.mediaType);
      return sendBytes(request, reply, { audio, file, etag });
    },
  );
}

async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { audio, file, etag }: { audio: Parts["audio"]; file: StoredFile; etag: string },
) {
  const { byteLength, storageKey } = file;
  const conditional = request.headers["if-range"];
  const asked = conditional === undefined || conditional === etag ? request.headers.range : undefined;
  const range = readRange(asked, byteLength);
  if (range === "none")
    return reply.code(416).header("content-range", `bytes */${byteLength}`).type(plainText).send("");
  // A stream for HEAD too: any other empty answer would get a content-length of 0.
  const bytes =
    request.method === "HEAD"
      ? Readable.from([])
      : await audio
          .read(storageKey, range === "whole" ? undefined : range)
          .catch((error: unknown) => explainMissing(audio, storageKey, error));
  void reply.header("content-length", range === "whole" ? byteLength : range.end - range.start + 1);
  if (range !== "whole")
    void reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${byteLength}`);
  return reply.send(bytes);
}

/** A file that was swept after its row was read is not found, rather than a fault. */
async function explainMissing(audio: Parts["audio"], storageKey: string, error: unknown): Promise<never> {
  if ((await audio.stat(storageKey)) === undefined) throw new Problem(404, "not-found", { cause: error });
  throw error;
}
