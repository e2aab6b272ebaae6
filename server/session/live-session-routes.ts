import { Type } from "typebox";
import { LiveSession } from "#contract/session.ts";
import type { App } from "#server/http/app-type.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "./caller.ts";
import { endOne, endOthers, findLiveSessions } from "./live-sessions.ts";

const documented = { security: [{ bearer: [] }], tags: ["session"] };

/** The sessions of whoever calls. */
export function registerLiveSessions(app: App, parts: Parts): void {
  const { callers } = parts;
  // Ending asks who it is again, as ASVS 7.5.2 wants it.
  const onRequest = callers.signedIn(undefined, { proof: true });

  app.get(
    "/api/v1/sessions",
    {
      onRequest: callers.signedIn(),
      schema: {
        operationId: "listSessions",
        summary: "The caller's sessions",
        refusals: [403],
        ...documented,
        response: { 200: Type.Array(LiveSession) },
      },
    },
    async (request, reply) => reply.send(await findLiveSessions(parts, callerOf(request))),
  );

  app.delete(
    "/api/v1/sessions",
    {
      onRequest,
      schema: {
        operationId: "endOtherSessions",
        summary: "End the caller's other sessions",
        refusals: [403, 429],
        ...documented,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await endOthers(parts, callerOf(request));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/api/v1/sessions/:id",
    {
      onRequest,
      schema: {
        operationId: "endSession",
        summary: "End one of the caller's sessions",
        refusals: [403, 404, 429],
        ...documented,
        params: Type.Object({ id: Type.String({ description: "Of a live session" }) }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await endOne(parts, callerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
