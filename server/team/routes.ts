import { Type } from "typebox";
import { TeamCredentials, TeamDraft, TeamMember } from "#contract/team.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import type { Parts } from "#server/parts.ts";
import { keyedCallOf, secretIdempotencyHeader } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { createOwner } from "./create.ts";
import { removeOwner } from "./remove.ts";
import { findTeam } from "./sql.ts";

const documented = { security: [{ bearer: [] }], tags: ["team"] };

/** The owners of the agency, for one another (docs/rules.md). */
export function registerTeam(app: App, parts: Parts): void {
  const { db, clock, callers } = parts;

  app.get(
    "/api/v1/team",
    {
      onRequest: callers.signedIn("OWNER"),
      schema: {
        operationId: "listTeam",
        summary: "The owners",
        refusals: [403],
        ...documented,
        response: { 200: Type.Array(TeamMember) },
      },
    },
    async (request, reply) => reply.send(await findTeam(db, callerOf(request).userId, clock())),
  );

  app.post(
    "/api/v1/team",
    {
      onRequest: callers.signedIn("OWNER", { proof: true }),
      config: { lane: "hash" },
      schema: {
        operationId: "addOwner",
        summary: "Add an owner",
        refusals: [403, 404, 409, 422, 429],
        ...documented,
        headers: Type.Object(secretIdempotencyHeader),
        body: TeamDraft,
        response: { 201: TeamCredentials },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const credentials = await createOwner(parts, caller, request.body, {
        locale: callerLocale(request.headers["accept-language"]),
        keyed: keyedCallOf(request, caller.userId),
      });
      return reply.code(201).header("cache-control", "no-store").send(credentials);
    },
  );

  app.delete(
    "/api/v1/team/:userName",
    {
      onRequest: callers.signedIn("OWNER", { proof: true }),
      schema: {
        operationId: "removeOwner",
        summary: "Remove an owner, but never the last",
        refusals: [403, 404, 422, 429],
        ...documented,
        params: Type.Object({ userName: Type.String() }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeOwner(db, callerOf(request), request.params.userName);
      return reply.code(204).send(null);
    },
  );
}
