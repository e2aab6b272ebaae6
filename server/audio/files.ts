import { and, eq, gt, notExists, or, sql } from "drizzle-orm";
import { Type } from "typebox";
import { limits } from "#contract/constants/limits.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { audioFiles, voices } from "#server/db/schema/catalogue.ts";
import type { App } from "#server/http/app-type.ts";
import { matchesETag } from "#server/http/etag.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { isHeard } from "#server/voices/visible.ts";
import { sendFile, type StoredFile } from "./send-file.ts";

/** How long an upload plays that no sample names yet, and one that no sample names any more. */
const unnamed = 24 * 60 * 60_000;

const { name, storageKey, mediaType, byteLength, sha256 } = audioFiles;

/** A stored file by its name, for whoever may hear it whatever becomes of its samples. */
export async function findFile(db: Db, wanted: string): Promise<StoredFile | undefined> {
  const [found] = await db
    .select({ name, storageKey, mediaType, byteLength, sha256 })
    .from(audioFiles)
    .where(eq(name, wanted));
  return found;
}

/** A file that everybody hears: a visible sample names it, or none names it and it is new. */
async function findPublicFile(
  { db, clock, settings }: Pick<Parts, "db" | "clock" | "settings">,
  wanted: string,
): Promise<StoredFile | undefined> {
  const naming = db
    .select({ one: sql`1` })
    .from(voices)
    .where(eq(voices.audioName, name));
  const isNew = gt(audioFiles.createdAt, new Date(clock().getTime() - unnamed));
  const today = agencyToday({ clock, settings });
  const [found] = await db
    .select({ name, storageKey, mediaType, byteLength, sha256 })
    .from(audioFiles)
    .where(and(eq(name, wanted), or(isHeard(name, today), and(isNew, notExists(naming)))));
  return found;
}

/** `GET /audio/{file}`: for everyone, by ranges, kept by browsers for ever; not found once clients see no sample of it. */
export function registerAudioFiles(app: App, parts: Parts): void {
  app.get(
    "/audio/:file",
    {
      schema: {
        operationId: "getAudio",
        summary: "A stored audio file, whole or by a range of bytes",
        refusals: [404, 416],
        answers: { 200: "audio/*", 206: "audio/*" },
        tags: ["audio"],
        params: Type.Object({ file: Type.String({ maxLength: limits.name }) }),
      },
    },
    async (request, reply) => {
      const file = await findPublicFile(parts, request.params.file);
      if (!file) throw new Problem(404, "not-found");
      const etag = `"${file.sha256.slice(0, 32)}"`;
      void reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("cross-origin-resource-policy", "cross-origin")
        .header("etag", etag);
      if (matchesETag(request.headers["if-none-match"], etag)) return reply.code(304).send();
      return sendFile(request, reply, { audio: parts.audio, file, etag });
    },
  );
}
