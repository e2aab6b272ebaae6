import type { FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { limits } from "#contract/constants/limits.ts";
import { BriefChange, KnownQuerystring, OfferAct, OfferNews, Seen } from "#contract/offer-events.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { by } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { readDetails } from "#server/offers/details.ts";
import { nameGoneIn } from "#server/offers/name-gone.ts";
import { readerOf } from "#server/offers/reader.ts";
import { eventKnown, readTag } from "#server/offers/tag.ts";
import type { Parts } from "#server/parts.ts";
import { idempotencyHeader, keyedCallOf } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { actOnOffer } from "./act.ts";
import { changeBrief } from "./change-brief.ts";
import type { ActCall } from "./once.ts";
import { noteSeen } from "./seen.ts";

const documented = { security: [{ bearer: [] }], tags: ["offers"] };
const OfOffer = Type.Object({ offerId: Type.String() });

type OfferRequest = FastifyRequest<{
  Params: { offerId: string };
  Querystring: Static<typeof KnownQuerystring>;
}>;

/** What both sides do to an offer (docs/rules.md); each answers the offer as it is then, or what is new of it. */
export function registerOfferActs(app: App, parts: Parts): void {
  const { db, clock, callers } = parts;
  const onRequest = callers.signedIn();
  const delivers = parts.features.includes("delivery");

  const callOf = (request: OfferRequest): ActCall => {
    const caller = callerOf(request);
    return {
      reader: readerOf(caller),
      owner: caller.role === "OWNER" ? by(caller) : null,
      userName: caller.userName,
      offerId: request.params.offerId,
      keyed: keyedCallOf(request, caller.userId),
      now: clock(),
      today: agencyToday(parts),
    };
  };

  const read = async (request: OfferRequest, { reader, offerId, today }: ActCall) => {
    const locale = callerLocale(request.headers["accept-language"]);
    const { generation } = callerOf(request);
    const etag = await readTag(db, reader, offerId, { today, locale, generation });
    if (etag === undefined) throw new Problem(404, "offer-not-found");
    const after = eventKnown(request.query.known ?? "", etag);
    const found = await readDetails(db, reader, offerId, today, { after, delivers });
    if (!found) throw new Problem(404, "offer-not-found");
    return { etag, details: nameGoneIn(found, locale) };
  };

  const answered = {
    ...documented,
    params: OfOffer,
    headers: Type.Object(idempotencyHeader),
    querystring: KnownQuerystring,
    response: { 200: OfferNews },
  };

  app.post(
    "/api/v1/offers/:offerId/events",
    {
      onRequest,
      schema: {
        operationId: "actOnOffer",
        summary:
          "Accept, propose, decline, withdraw or send a message; the answer is the offer, or what is new of it",
        refusals: [403, 404, 409, 422, 429],
        ...answered,
        body: OfferAct,
      },
    },
    async (request, reply) => {
      const call = callOf(request);
      await actOnOffer(db, call, request.body);
      const { etag, details } = await read(request, call);
      return reply.headers({ etag, "cache-control": "no-store" }).send(details);
    },
  );

  app.post(
    "/api/v1/offers/:offerId/brief",
    {
      onRequest,
      // A script of 20,000 letters may be written with escapes of six bytes and more.
      bodyLimit: limits.clientUpdateBytes,
      schema: {
        operationId: "changeBrief",
        summary: "Change the whole brief of an open offer; the answer is the offer, or what is new of it",
        refusals: [403, 404, 409, 422, 429],
        ...answered,
        body: BriefChange,
      },
    },
    async (request, reply) => {
      const call = callOf(request);
      await changeBrief(db, call, request.body);
      const { etag, details } = await read(request, call);
      return reply.headers({ etag, "cache-control": "no-store" }).send(details);
    },
  );

  app.post(
    "/api/v1/offers/:offerId/seen",
    {
      onRequest,
      schema: {
        operationId: "noteOfferSeen",
        summary: "Note up to which event an offer was read",
        refusals: [404, 429],
        again: "it changes nothing",
        ...documented,
        params: OfOffer,
        body: Seen,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const reader = readerOf(callerOf(request));
      await noteSeen(db, reader, request.params.offerId, Number(request.body.eventId));
      return reply.code(204).send(null);
    },
  );
}
