import type { FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { limits } from "#contract/constants/limits.ts";
import { AnyAct, BriefChange, KnownQuerystring, OfferNews, Seen } from "#contract/offers/offer-events.ts";
import { ahead } from "#server/clock/agency-day.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { readDetails } from "#server/offers/details.ts";
import { nameGoneIn } from "#server/offers/name-gone.ts";
import { readerOf } from "#server/offers/reader.ts";
import { eventKnown, readTag } from "#server/offers/tag.ts";
import type { Parts } from "#server/parts.ts";
import { actOnProduction, isProductionAct } from "#server/productions/acts/act.ts";
import { idempotencyHeader } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { actCallOf } from "./act-call.ts";
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
  const { db, clock, callers, settings } = parts;
  const onRequest = callers.signedIn();
  const delivery = parts.features.includes("delivery") ? settings : undefined;

  const read = async (request: OfferRequest, { reader, offerId, today }: ActCall) => {
    const locale = callerLocale(request.headers["accept-language"]);
    const { generation } = callerOf(request);
    const etag = await readTag(db, reader, offerId, { today, locale, generation });
    if (etag === undefined) throw new Problem(404, "offer-not-found");
    const after = eventKnown(request.query.known ?? "", etag);
    const found = await readDetails(db, reader, offerId, today, { after, delivery });
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
          "Accept, propose, decline, withdraw, send a message, or one act on an accepted offer's production; the answer is the offer, or what is new of it",
        refusals: [403, 404, 409, 422, 429],
        ...answered,
        body: AnyAct,
      },
    },
    async (request, reply) => {
      const call = actCallOf(parts, request);
      const act = request.body;
      if (isProductionAct(act)) {
        const keptUntil = ahead(call.today, { days: settings.deliveryDays });
        await actOnProduction(db, { ...call, keptUntil }, act);
      } else await actOnOffer(db, call, act);
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
      const call = actCallOf(parts, request);
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
      const seen = { offerId: request.params.offerId, eventId: Number(request.body.eventId) };
      await noteSeen(db, reader, seen, clock());
      return reply.code(204).send(null);
    },
  );
}
