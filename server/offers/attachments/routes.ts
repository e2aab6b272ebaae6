import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { limits } from "#contract/constants/limits.ts";
import { Attachment } from "#contract/offers/offer-events.ts";
import { receiveFile, takingOneFile } from "#server/audio/receive.ts";
import type { App } from "#server/http/app-type.ts";
import { bucketName, refuseWhileWaiting, takeAttempt } from "#server/http/limits/attempts.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import { sendPrivateFile } from "#server/audio/send-private-file.ts";
import { mediaTypes } from "./media-types.ts";
import { findAttachment, findFileOffer } from "./sql.ts";
import { storeAttachment } from "./store.ts";

const documented = { security: [{ bearer: [] }], tags: ["offers"] };
const ofOffer = { offerId: Type.String({ maxLength: limits.name }) };

/** The files of offers, for the offer's account and owners. */
export function registerAttachments(app: App, parts: Parts): void {
  registerSending(app, parts);
  registerReading(app, parts);
}

/** Before a body is read: 404 for an offer that is not the caller's, 429 for the 61st file within an hour. */
const mayAttach =
  ({ db, clock }: Parts) =>
  async (request: FastifyRequest): Promise<void> => {
    const caller = callerOf(request);
    await findFileOffer(db, caller, (request.params as { offerId: string }).offerId);
    const bucket = bucketName("attachment", caller.userId);
    const limit = { bucket, most: limits.offer.attachmentsAnHour, minutes: 60 };
    refuseWhileWaiting(await takeAttempt(db, limit, clock()), "too-many-writes");
  };

function registerSending(app: App, parts: Parts): void {
  takingOneFile(app, limits.offer.attachmentBytes, (scope) =>
    scope.post(
      "/api/v1/offers/:offerId/attachments",
      {
        onRequest: [parts.callers.signedIn(), mayAttach(parts)],
        // 20 MB at 600 kbit/s.
        config: { bodySeconds: 280, lane: "long" },
        schema: {
          operationId: "attachFile",
          summary: "Upload one file for a message of an offer",
          refusals: [400, 404, 408, 413, 415, 422, 429],
          again:
            "it stores another file, which nobody sees and which is swept after a day unless a message takes it",

          ...documented,
          consumes: ["multipart/form-data"],
          params: Type.Object(ofOffer),
          response: { 201: Attachment },
        },
      },
      async (request, reply) => {
        const caller = callerOf(request);
        const offer = await findFileOffer(parts.db, caller, request.params.offerId);
        const tooLarge = new Problem(413, "attachment-too-large");
        const stored = await receiveFile(request, { folder: parts.incomingFolder, tooLarge }, (received) =>
          storeAttachment(parts, received, { offer, userId: caller.userId }),
        );
        return reply.code(201).header("cache-control", "no-store").send(stored);
      },
    ),
  );
}

function registerReading(app: App, { db, audio, callers }: Parts): void {
  app.get(
    "/api/v1/offers/:offerId/attachments/:id",
    {
      onRequest: callers.signedIn(),
      config: { lane: "long" },
      schema: {
        operationId: "getAttachment",
        summary: "A file of an offer, to be saved",
        refusals: [404],
        answers: { 200: "application/octet-stream" },
        ...documented,
        params: Type.Object({
          ...ofOffer,
          id: Type.String({ maxLength: limits.name, description: "Of a file of the offer" }),
        }),
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const offer = await findFileOffer(db, caller, request.params.offerId);
      const file = await findAttachment(db, offer, request.params.id, caller.userId);
      return sendPrivateFile(request, reply, audio, { ...file, mediaType: mediaTypes[file.format] });
    },
  );
}
