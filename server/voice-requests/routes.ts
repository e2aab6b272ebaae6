import { Type } from "typebox";
import {
  InboxPage,
  InboxRequest,
  SubmittedVoiceRequest,
  VoiceRequestStatus,
  VoiceRequestStatusChange,
} from "#contract/voice-requests.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/caller-locale.ts";
import { callerOf } from "#server/http/caller.ts";
import { pagingQuery, readPaging } from "#server/http/paging.ts";
import type { Parts } from "#server/http/parts.ts";
import { plainText } from "#server/http/plain-text.ts";
import { say } from "#server/http/sentences.ts";
import { changeStatus } from "./change-status.ts";
import { received } from "./received.ts";
import { countByStatus, findRequests } from "./sql.ts";
import { submitRequest } from "./submit.ts";

const documented = { security: [{ bearer: [] }], tags: ["voice requests"] };
const InboxQuery = Type.Object(
  { ...pagingQuery, status: Type.Optional(VoiceRequestStatus) },
  { additionalProperties: false },
);

/** The public form, which needs no token, and the owners' inbox (specification, section 7; decisions.md, section 4). */
export function registerVoiceRequests(app: App, parts: Parts): void {
  const { db, callers } = parts;

  app.post(
    "/api/voice-request",
    { schema: { tags: ["voice requests"], body: SubmittedVoiceRequest } },
    async (request, reply) => {
      await submitRequest(parts, request.body, request.ip);
      const locale = callerLocale(request.headers["accept-language"]);
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
      schema: { ...documented, querystring: InboxQuery, response: { 200: InboxPage } },
    },
    async (request, reply) => {
      const paging = readPaging(request.query);
      const { status } = request.query;
      const counts = await countByStatus(db);
      const content = await findRequests(db, paging, status);
      const totalElements = status ? counts[status] : counts.new + counts.contacted + counts.closed;
      const totalPages = Math.ceil(totalElements / paging.size);
      return reply.send({ content, totalPages, totalElements, counts });
    },
  );

  app.post(
    "/api/v1/voice-requests/:id/status",
    {
      onRequest: callers.signedIn("OWNER"),
      schema: {
        ...documented,
        params: Type.Object({ id: Type.String() }),
        body: VoiceRequestStatusChange,
        response: { 200: InboxRequest },
      },
    },
    async (request, reply) => {
      const { userId } = callerOf(request);
      return reply.send(await changeStatus(db, userId, request.params.id, request.body.status));
    },
  );
}
