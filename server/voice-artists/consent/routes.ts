import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { limits } from "#contract/constants/limits.ts";
import { ConsentFile } from "#contract/samples.ts";
import { receiveFile, takingOneFile } from "#server/audio/receive.ts";
import { voiceArtists } from "#server/db/schema/catalogue.ts";
import { isUuid } from "#server/db/uuid.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { sendPrivateFile } from "#server/audio/send-private-file.ts";
import type { Parts } from "#server/parts.ts";
import { findConsentFile } from "./sql.ts";
import { storeConsentFile } from "./store.ts";

const documented = { security: [{ bearer: [] }], tags: ["voice artists"] };
const id = Type.String({ maxLength: limits.name });

/** The files of artists' consent, for owners. */
export function registerConsentFiles(app: App, parts: Parts): void {
  registerSending(app, parts);
  registerReading(app, parts);
}

/** Before a body is read: 404 for an artist that is not there. */
const hasArtist =
  ({ db }: Parts) =>
  async ({ params }: FastifyRequest): Promise<void> => {
    const { artistId } = params as { artistId: string };
    const isThere = isUuid(artistId) && (await db.$count(voiceArtists, eq(voiceArtists.id, artistId))) > 0;
    if (!isThere) throw new Problem(404, "voice-artist-not-found");
  };

function registerSending(app: App, parts: Parts): void {
  takingOneFile(app, limits.consentFileBytes, (scope) =>
    scope.post(
      "/api/v1/voice-artists/:artistId/consent-files",
      {
        onRequest: [parts.callers.signedIn("OWNER"), hasArtist(parts)],
        // 10 MB at 600 kbit/s.
        config: { bodySeconds: 140, lane: "long" },
        schema: {
          operationId: "uploadConsentFile",
          summary: "Upload one file of a voice artist’s consent",
          refusals: [400, 403, 404, 408, 413, 415, 422, 429],
          again:
            "it stores another file, which nobody sees and which is swept after a day unless a sample names it",

          ...documented,
          consumes: ["multipart/form-data"],
          params: Type.Object({ artistId: id }),
          response: { 201: ConsentFile },
        },
      },
      async (request, reply) => {
        const incoming = {
          folder: parts.incomingFolder,
          tooLarge: new Problem(413, "consent-file-too-large"),
        };
        const stored = await receiveFile(request, incoming, (received) =>
          storeConsentFile(parts, received, request.params.artistId),
        );
        return reply.code(201).header("cache-control", "no-store").send(stored);
      },
    ),
  );
}

function registerReading(app: App, { db, audio, callers }: Parts): void {
  app.get(
    "/api/v1/consent-files/:fileId",
    {
      onRequest: callers.signedIn("OWNER"),
      config: { lane: "long" },
      schema: {
        operationId: "getConsentFile",
        summary: "A file of consent, to be saved",
        refusals: [403, 404],
        answers: { 200: "application/octet-stream" },
        ...documented,
        params: Type.Object({ fileId: id }),
      },
    },
    async (request, reply) => {
      const file = await findConsentFile(db, request.params.fileId);
      if (!file) throw new Problem(404, "not-found");
      return sendPrivateFile(request, reply, audio, file);
    },
  );
}
