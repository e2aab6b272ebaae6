import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { Client, ClientUpdate } from "#contract/clients/clients.ts";
import { limits } from "#contract/constants/limits.ts";
import { ClientUpdateProblem } from "#contract/problem.ts";
import { Voice } from "#contract/voices/voices.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { nameGone } from "#server/offers/name-gone.ts";
import type { Parts } from "#server/parts.ts";
import { idempotencyHeader, keyedCallOf } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { findLikedVoices, refuseTooManyLikes } from "./likes.ts";
import { updateClient } from "./update.ts";

const documented = { security: [{ bearer: [] }], tags: ["clients"] };
const UpdateHeaders = Type.Object({
  "if-match": Type.Optional(Type.String({ maxLength: 1000 })),
  ...idempotencyHeader,
});

/** A client's own data: its likes, its offers, and what owners change of it (docs/rules.md). */
export function registerClients(app: App, parts: Parts): void {
  const { db, callers } = parts;

  app.post(
    "/api/v1/clients/update/:clientName",
    {
      onRequest: callers.signedIn(),
      preValidation: lookAtLikesFirst,
      bodyLimit: limits.clientUpdateBytes,
      config: { problems: "json" },
      schema: {
        operationId: "updateClient",
        summary: "Change a client, its likes, or add an offer",
        refusals: [403, 404, 412, 422, 429],
        ...documented,
        params: Type.Object({ clientName: Type.String() }),
        headers: UpdateHeaders,
        body: ClientUpdate,
        response: { 200: Client, "4xx": ClientUpdateProblem },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { client, etag } = await updateClient(parts, {
        caller,
        clientName: request.params.clientName,
        update: request.body,
        ifMatch: request.headers["if-match"],
        keyed: keyedCallOf(request, caller.userId),
      });
      const offers = nameGone(client.offers, callerLocale(request.headers["accept-language"]));
      return reply
        .header("etag", etag)
        .header("cache-control", "no-store")
        .send({ ...client, offers });
    },
  );

  app.get(
    "/api/v1/clients/:id/liked-voices",
    {
      onRequest: callers.signedIn(),
      schema: {
        operationId: "listLikedVoices",
        summary: "The voices that a client likes",
        refusals: [404],
        ...documented,
        params: Type.Object({ id: Type.String({ description: "The user name of a person of the client" }) }),
        response: { 200: Type.Array(Voice) },
      },
    },
    async (request, reply) => {
      const voices = await findLikedVoices(db, callerOf(request), request.params.id, agencyToday(parts));
      if (!voices) throw new Problem(404, "client-not-found");
      return reply.send(voices);
    },
  );
}

/**
 * Before the contract is checked: too many likes of a client are refused. An owner's update ignores likes and offers,
 * whatever they hold, so they are taken out.
 */
async function lookAtLikesFirst(request: FastifyRequest): Promise<void> {
  const { body } = request;
  if (callerOf(request).role !== "OWNER") return refuseTooManyLikes(body);
  if (typeof body !== "object" || body === null || Array.isArray(body)) return;
  request.body = Object.fromEntries(
    Object.entries(body).filter(([field]) => field !== "likedVoiceMp3s" && field !== "offers"),
  );
}
