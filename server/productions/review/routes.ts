import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { Review, ReviewLinkChange, TakenOver } from "#contract/productions/review-link.ts";
import type { App } from "#server/http/app-type.ts";
import { actCallOf } from "#server/offers/acts/act-call.ts";
import { findFileOffer } from "#server/offers/attachments/sql.ts";
import { readerOf } from "#server/offers/reader.ts";
import type { Parts } from "#server/parts.ts";
import { idempotencyHeader } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { changeReviewLink, checkChange } from "./change.ts";
import { readReview } from "./read.ts";
import { takeOver } from "./take-over.ts";

const documented = {
  security: [{ bearer: [] }],
  tags: ["productions"],
  params: Type.Object({ offerId: Type.String() }),
};
const path = "/api/v1/offers/:offerId/review-link";

/** The link by which guests hear the takes of a round, and what becomes of their notes. */
export function registerReviewLink(app: App, parts: Parts): void {
  const { db, clock, callers, passwords, settings } = parts;
  const onRequest = callers.signedIn();

  const read = async (request: FastifyRequest & { params: { offerId: string } }): Promise<Review> => {
    const caller = callerOf(request);
    const { offerId } = await findFileOffer(db, caller, request.params.offerId);
    return readReview(db, readerOf(caller), offerId, clock());
  };

  app.get(
    path,
    {
      onRequest,
      schema: {
        operationId: "getReviewLink",
        summary:
          "The link by which guests hear the takes of the round, and for the client what they remarked",
        refusals: [404],
        ...documented,
        response: { 200: Review },
      },
    },
    async (request, reply) => reply.header("cache-control", "no-store").send(await read(request)),
  );

  app.post(
    path,
    {
      onRequest,
      config: { lane: "hash" },
      schema: {
        operationId: "changeReviewLink",
        summary:
          "Make, change or revoke the link by which guests hear the takes of the round, or remove a guest",
        refusals: [404, 409, 422, 429],
        again: "it sets the same once more; a link that was revoked is not found",
        ...documented,
        body: ReviewLinkChange,
        response: { 200: Review },
      },
    },
    async (request, reply) => {
      const act = actCallOf(parts, request);
      const call = { ...act, userId: act.reader.userId, timeZone: settings.agencyTimeZone };
      // No password is hashed for an offer that is not there.
      await findFileOffer(db, callerOf(request), request.params.offerId);
      await changeReviewLink(db, call, await checkChange(passwords, call, request.body));
      return reply.header("cache-control", "no-store").send(await read(request));
    },
  );

  app.post(
    `${path}/notes`,
    {
      onRequest,
      schema: {
        operationId: "takeNotesOver",
        summary: "Make guests' notes on takes of the round the client's own, with the guests' names",
        refusals: [403, 404, 409, 422, 429],
        ...documented,
        headers: Type.Object(idempotencyHeader),
        body: TakenOver,
        response: { 200: Review },
      },
    },
    async (request, reply) => {
      await takeOver(db, actCallOf(parts, request), request.body.noteIds);
      return reply.header("cache-control", "no-store").send(await read(request));
    },
  );
}
