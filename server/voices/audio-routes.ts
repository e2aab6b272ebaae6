import { and, desc, eq, sql } from "drizzle-orm";
import { Type } from "typebox";
import { limits } from "#contract/constants/limits.ts";
import { findFile } from "#server/audio/files.ts";
import { sendFile } from "#server/audio/send-file.ts";
import type { Db } from "#server/db/client.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { offers, offerVoices } from "#server/db/schema/offers.ts";
import { isUuid } from "#server/db/uuid.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { type OfferReader, readerOf } from "#server/offers/reader.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import { readVoiceUrl } from "#server/voice-artists/voice-url.ts";

/** The own file of a voice as it is now; null for a foreign one, undefined for an unknown voice. */
async function findPresent(db: Db, voiceId: string): Promise<string | null | undefined> {
  const [row] = await db.select({ audioName: voices.audioName }).from(voices).where(eq(voices.id, voiceId));
  return row?.audioName;
}

/** The samples of a voice as offers show it that somebody may read, the newest offer first. */
async function findOffered(db: Db, { accountId }: OfferReader, voiceId: string): Promise<string[]> {
  const own = accountId === null ? undefined : eq(offers.accountId, accountId);
  const rows = await db
    .select({ url: sql<string>`${offerVoices.shown} ->> 'voiceMp3'` })
    .from(offerVoices)
    .innerJoin(offers, eq(offers.id, offerVoices.offerId))
    .where(and(eq(offerVoices.voiceId, voiceId), own))
    .orderBy(desc(offers.position));
  return rows.map(({ url }) => url);
}

/**
 * The files of a voice that somebody may hear, whether it is visible or not, the first one unless told: an owner what it
 * has now, and everybody what their offers show.
 */
async function findFileNames(db: Db, reader: OfferReader, voiceId: string): Promise<string[]> {
  const offered = await findOffered(db, reader, voiceId);
  if (reader.side === "client" && offered.length === 0) return [];
  const present = await findPresent(db, voiceId);
  const shown = offered.map((url) => readVoiceUrl(url)?.audioName);
  return [present, ...shown].filter((name) => typeof name === "string");
}

/** `GET /api/v1/voices/{voiceId}/audio`: a sample that not everybody hears, for owners and for clients who have an offer for it. */
export function registerVoiceAudio(app: App, { db, audio, callers }: Parts): void {
  app.get(
    "/api/v1/voices/:voiceId/audio",
    {
      onRequest: callers.signedIn(),
      schema: {
        operationId: "getVoiceAudio",
        summary: "A sample that not everybody hears: for owners, and for clients whose offer names the voice",
        refusals: [404, 416],
        answers: { 200: "audio/*", 206: "audio/*" },
        tags: ["voices"],
        security: [{ bearer: [] }],
        params: Type.Object({ voiceId: Type.String({ maxLength: limits.name }) }),
        querystring: Type.Object(
          { file: Type.Optional(Type.String({ maxLength: limits.name })) },
          { additionalProperties: false },
        ),
      },
    },
    async (request, reply) => {
      const { voiceId } = request.params;
      const names = isUuid(voiceId) ? await findFileNames(db, readerOf(callerOf(request)), voiceId) : [];
      const wanted = request.query.file ?? names[0];
      const file = wanted !== undefined && names.includes(wanted) ? await findFile(db, wanted) : undefined;
      if (!file) throw new Problem(404, "not-found");
      return sendFile(request, reply.header("cache-control", "private, no-store"), { audio, file });
    },
  );
}
