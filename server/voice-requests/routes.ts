import { Type } from "typebox";
import { limits } from "#contract/constants/limits.ts";
import { pagingQuery } from "#contract/paging.ts";
import {
  InboxPage,
  InboxRequest,
  SubmittedVoiceRequest,
  VoiceRequestStatus,
  VoiceRequestStatusChange,
} from "#contract/voice-requests/voice-requests.ts";
import { by } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { say, type Sentence } from "#server/http/language/sentences.ts";
import { readPaging, totals } from "#server/http/paging.ts";
import { plainText } from "#server/http/plain-text.ts";
import type { Parts } from "#server/parts.ts";
import { keyedCallOf, secretIdempotencyHeader } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { changeStatus } from "./change-status.ts";
import { countByStatus, findRequests } from "./sql.ts";
import { submitRequest } from "./submit.ts";

const documented = { security: [{ bearer: [] }], tags: ["voice requests"] };
const InboxQuery = Type.Object(
  { ...pagingQuery, status: Type.Optional(VoiceRequestStatus) },
  { additionalProperties: false },
);

const received: Sentence = /*i18n*/ {
  id: "answer.voice-request-received",
  message: "Your request has been sent successfully! We will contact you soon.",
};

/** The public form, which needs no token, and the owners' inbox (docs/rules.md). */
export function registerVoiceRequests(app: App, parts: Parts): void {
  const { db, callers } = parts;

  app.post(
    "/api/voice-request",
    {
      schema: {
        operationId: "requestVoice",
        summary: "Send a voice request; the answer is a sentence",
        refusals: [422, 429],
        answers: { 200: "text/plain" },
        tags: ["voice requests"],
        headers: Type.Object(secretIdempotencyHeader),
        body: SubmittedVoiceRequest,
      },
    },
    async (request, reply) => {
      const locale = callerLocale(request.headers["accept-language"]);
      // A new try of the same comes later, and perhaps from the page in another language.
      const { openSeconds: _later, language: _other, ...body } = request.body;
      await submitRequest(parts, request.body, {
        address: request.ip,
        locale,
        keyed: keyedCallOf(request, null, body),
      });
      return reply
        .header("content-language", locale)
        .header("cache-control", "no-store")
        .type(plainText)
        .send(say(locale, received));
    },
  );

  app.get(
    "/api/v1/voice-requests",
    {
      onRequest: callers.signedIn("OWNER"),
      schema: {
        operationId: "listVoiceRequests",
        summary: "A page of the inbox",
        refusals: [403],
        ...documented,
        querystring: InboxQuery,
        response: { 200: InboxPage },
      },
    },
    async (request, reply) => {
      const paging = readPaging(request.query, limits.pageSize.long);
      const { status } = request.query;
      const counts = await countByStatus(db);
      const content = await findRequests(db, paging, status);
      const total = status ? counts[status] : counts.new + counts.contacted + counts.closed;
      return reply.send({ content, ...totals(total, paging), counts });
    },
  );

  app.post(
    "/api/v1/voice-requests/:id/status",
    {
      onRequest: callers.signedIn("OWNER"),
      schema: {
        operationId: "changeVoiceRequestStatus",
        summary: "Change the status of a voice request",
        refusals: [403, 404, 429],
        again: "it changes nothing",
        ...documented,
        params: Type.Object({ id: Type.String({ description: "Of a voice request" }) }),
        body: VoiceRequestStatusChange,
        response: { 200: InboxRequest },
      },
    },
    async (request, reply) => {
      const owner = by(callerOf(request));
      const { status } = request.body;
      return reply.send(await changeStatus(db, owner, request.params.id, status, parts.clock()));
    },
  );
}
