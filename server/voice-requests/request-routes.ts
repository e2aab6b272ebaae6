import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { limits } from "#contract/constants/limits.ts";
import { OlderEventsQuerystring } from "#contract/events.ts";
import { RequestAct } from "#contract/voice-requests/request-events.ts";
import {
  OlderRequestEvents,
  RequestDetails,
  RequestPage,
  RequestsQuerystring,
} from "#contract/voice-requests/requests.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { by } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { matchesETag, sendNothingNew } from "#server/http/etag.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { readPaging } from "#server/http/paging.ts";
import type { Parts } from "#server/parts.ts";
import { idempotencyHeader, keyedCallOf } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { actOnRequest } from "./acts/act.ts";
import { readRequest } from "./reading/details.ts";
import { findRequestEvents } from "./reading/events.ts";
import { findMerged } from "./reading/linked.ts";
import type { RequestReader } from "./reading/listed.ts";
import { readRequestPage, tagOfPages } from "./reading/page.ts";
import { tagOfRequest } from "./reading/tag.ts";
import { registerSuggestion } from "./suggesting/route.ts";

const documented = { security: [{ bearer: [] }], tags: ["voice requests"] };
const ofOne = {
  ...documented,
  params: Type.Object({ id: Type.String({ description: "Of a voice request" }) }),
};
const own = { "cache-control": "private, no-cache", vary: "Authorization, Accept-Language" };
const one = "/api/v1/requests/:id";

/** Visitors' requests as owners work on them (docs/rules.md). */
export function registerRequests(app: App, parts: Parts): void {
  const { db, clock, callers, settings } = parts;
  const onRequest = callers.signedIn("OWNER");

  const readerOf = (request: FastifyRequest): RequestReader => {
    const { userId, generation } = callerOf(request);
    return {
      userId,
      locale: callerLocale(request.headers["accept-language"]),
      generation,
      now: clock(),
      today: agencyToday(parts),
      timeZone: settings.agencyTimeZone,
      answerHours: settings.answerHours,
    };
  };

  app.get(
    "/api/v1/requests",
    {
      onRequest,
      schema: {
        operationId: "listRequests",
        summary: "A page of visitors' requests, the longest wait first",
        refusals: [403],
        ...documented,
        querystring: RequestsQuerystring,
        response: { 200: RequestPage, 304: Type.Null() },
      },
    },
    async (request, reply) => {
      const { state, assignee, q, ...paging } = request.query;
      const reader = readerOf(request);
      const etag = await tagOfPages(db, reader);
      void reply.headers({ ...own, etag });
      if (matchesETag(request.headers["if-none-match"], etag)) return sendNothingNew(reply);
      const filters = { state, q, isMine: assignee === "me" };
      return reply.send(await readRequestPage(db, reader, filters, readPaging(paging, limits.pageSize.long)));
    },
  );

  app.get(
    one,
    {
      onRequest,
      schema: {
        operationId: "getRequest",
        summary: "One request with what happened to it, and what stands around it",
        refusals: [403, 404],
        ...ofOne,
        response: { 200: RequestDetails, 304: Type.Null() },
      },
    },
    async (request, reply) => {
      const reader = readerOf(request);
      const { id } = request.params;
      const etag = await tagOfRequest(db, reader, id);
      void reply.headers({ ...own, etag });
      if (matchesETag(request.headers["if-none-match"], etag)) return sendNothingNew(reply);
      return reply.send(await readRequest(db, reader, id));
    },
  );

  app.post(
    `${one}/events`,
    {
      onRequest,
      schema: {
        operationId: "actOnRequest",
        summary: "Note, contact, assign, move, merge or undo; the answer is the request as it is then",
        refusals: [403, 404, 409, 422, 429],
        ...ofOne,
        headers: Type.Object(idempotencyHeader),
        body: RequestAct,
        response: { 200: RequestDetails },
      },
    },
    async (request, reply) => {
      const reader = readerOf(request);
      const { id: requestId } = request.params;
      const owner = by(callerOf(request));
      const keyed = keyedCallOf(request, reader.userId);
      await actOnRequest(db, { requestId, owner, keyed, now: reader.now }, request.body);
      const etag = await tagOfRequest(db, reader, requestId);
      return reply
        .headers({ etag, "cache-control": "no-store" })
        .send(await readRequest(db, reader, requestId));
    },
  );

  app.get(
    `${one}/events`,
    {
      onRequest,
      schema: {
        operationId: "listOlderRequestEvents",
        summary: "What happened to a request before one of its events",
        refusals: [403, 404],
        ...ofOne,
        querystring: OlderEventsQuerystring,
        response: { 200: OlderRequestEvents },
      },
    },
    async (request, reply) => {
      const { ids } = await findMerged(db, request.params.id);
      const { locale, today } = readerOf(request);
      const wanted = { locale, today, before: Number(request.query.before) };
      return reply.header("cache-control", "no-store").send(await findRequestEvents(db, ids, wanted));
    },
  );
  registerSuggestion(app, parts, readerOf);
}
