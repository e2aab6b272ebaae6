import { Type } from "typebox";
import { offerStatuses, offerTurns, type OfferStatus } from "#contract/constants/values/offers.ts";
import { limits } from "#contract/constants/limits.ts";
import { OlderEventsQuerystring } from "#contract/events.ts";
import { OfferDetails, OlderEvents } from "#contract/offers/offer-events.ts";
import { OfferAttention, OfferPage, OffersQuerystring } from "#contract/offers/offers.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import type { App } from "#server/http/app-type.ts";
import { matchesETag, sendNothingNew } from "#server/http/etag.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { readPaging } from "#server/http/paging.ts";
import { Problem, wrongField } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import { registerOfferActs } from "./acts/routes.ts";
import { attentionTag, readAttention } from "./attention.ts";
import { readGeneration } from "./counts.ts";
import { readDetails, readOlderEvents } from "./details.ts";
import { nameGone, nameGoneIn, nameGoneOf } from "./name-gone.ts";
import { readOfferPage } from "./page.ts";
import { readerOf } from "./reader.ts";
import { tabsOf } from "./standing.ts";
import { readTag } from "./tag.ts";

const documented = { security: [{ bearer: [] }], tags: ["offers"] };
const own = { "cache-control": "private, no-cache", vary: "Authorization, Accept-Language" };

const isStatus = (text: string): text is OfferStatus => offerStatuses.some((status) => status === text);

/** The statuses that an address names, parted by commas; 400 for one that there is none of. */
function readStatuses(text: string | undefined): OfferStatus[] | undefined {
  const named = text?.split(",");
  if (named && !named.every(isStatus)) throw wrongField("status");
  return named?.filter(isStatus);
}

/** Offers as both sides read them: all for owners, its account's for a client (docs/rules.md). */
export function registerOffers(app: App, parts: Parts): void {
  const { db, callers } = parts;
  const delivers = parts.features.includes("delivery");
  const delivery = delivers ? parts.settings : undefined;
  const onRequest = callers.signedIn();

  app.get(
    "/api/v1/offers",
    {
      onRequest,
      schema: {
        operationId: "listOffers",
        summary: "A page of offers, newest change first: all for owners, its own for a client",
        ...documented,
        querystring: OffersQuerystring,
        response: { 200: OfferPage },
      },
    },
    async (request, reply) => {
      const { status, turn, q, production, ...paging } = request.query;
      const waiting = production && (turn ? [turn] : offerTurns);
      const filters = { tabs: tabsOf(readStatuses(status), turn), q, waiting };
      const today = agencyToday(parts);
      const reader = readerOf(callerOf(request));
      const page = await readOfferPage(db, reader, filters, readPaging(paging, limits.pageSize.long), {
        today,
        delivers,
      });
      const locale = callerLocale(request.headers["accept-language"]);
      return reply.send({ ...page, content: nameGone(page.content, locale) });
    },
  );

  app.get(
    "/api/v1/offers/attention",
    {
      onRequest,
      schema: {
        operationId: "getOfferAttention",
        summary: "How many offers wait for whoever calls",
        ...documented,
        response: { 200: OfferAttention, 304: Type.Null() },
      },
    },
    async (request, reply) => {
      const reader = readerOf(callerOf(request));
      const today = agencyToday(parts);
      const known = request.headers["if-none-match"];
      void reply.headers(own);
      if (known !== undefined) {
        const etag = attentionTag(reader, await readGeneration(db, reader), today);
        if (matchesETag(known, etag)) return sendNothingNew(reply.header("etag", etag));
      }
      const { attention, generation } = await readAttention(db, reader, { today, delivers });
      return reply.header("etag", attentionTag(reader, generation, today)).send(attention);
    },
  );

  app.get(
    "/api/v1/offers/:offerId",
    {
      onRequest,
      schema: {
        operationId: "getOffer",
        summary: "One offer with what last happened to it",
        refusals: [404],
        ...documented,
        params: Type.Object({ offerId: Type.String() }),
        response: { 200: OfferDetails, 304: Type.Null() },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const reader = readerOf(caller);
      const { offerId } = request.params;
      const today = agencyToday(parts);
      const locale = callerLocale(request.headers["accept-language"]);
      const etag = await readTag(db, reader, offerId, { today, locale, generation: caller.generation });
      if (etag === undefined) throw new Problem(404, "offer-not-found");
      void reply.headers({ ...own, etag });
      if (matchesETag(request.headers["if-none-match"], etag)) return sendNothingNew(reply);
      const found = await readDetails(db, reader, offerId, today, { delivery });
      if (!found) throw new Problem(404, "offer-not-found");
      return reply.send(nameGoneIn(found, locale));
    },
  );

  app.get(
    "/api/v1/offers/:offerId/events",
    {
      onRequest,
      schema: {
        operationId: "listOlderEvents",
        summary: "What happened to an offer before one of its events",
        refusals: [404],
        ...documented,
        params: Type.Object({ offerId: Type.String() }),
        querystring: OlderEventsQuerystring,
        response: { 200: OlderEvents },
      },
    },
    async (request, reply) => {
      const reader = readerOf(callerOf(request));
      const wanted = { offerId: request.params.offerId, before: Number(request.query.before) };
      const older = await readOlderEvents(db, reader, wanted, agencyToday(parts));
      if (!older) throw new Problem(404, "offer-not-found");
      const locale = callerLocale(request.headers["accept-language"]);
      const events = nameGoneOf(older.events, locale);
      return reply.header("cache-control", "no-store").send({ ...older, events });
    },
  );

  registerOfferActs(app, parts);
}
