import { Type } from "typebox";
import { ClientCredentials } from "#contract/clients/clients.ts";
import { FirstOffer } from "#contract/offers/first-offer.ts";
import { RequestClientDraft } from "#contract/voice-requests/requests.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import type { App } from "#server/http/app-type.ts";
import type { Parts } from "#server/parts.ts";
import { keyedCallOf, secretIdempotencyHeader } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { makeClientOf } from "./acts/make-client.ts";
import { readFirstOffer } from "./reading/first-offer.ts";

const documented = { security: [{ bearer: [] }], tags: ["voice requests"] };

/** From a visitor's request to a client, and to the client's first offer (docs/rules.md). */
export function registerClientsOfRequests(app: App, parts: Parts): void {
  const { db, callers } = parts;

  app.post(
    "/api/v1/requests/:id/client",
    {
      onRequest: callers.signedIn("OWNER"),
      config: { lane: "hash" },
      schema: {
        operationId: "makeClientOfRequest",
        summary: "Create a client of a voice request, linked with it",
        refusals: [403, 404, 409, 422, 429],
        ...documented,
        params: Type.Object({ id: Type.String({ description: "Of a voice request" }) }),
        headers: Type.Object(secretIdempotencyHeader),
        body: RequestClientDraft,
        response: { 201: ClientCredentials },
      },
    },
    async (request, reply) => {
      const owner = callerOf(request);
      const credentials = await makeClientOf(parts, owner, request.body, {
        requestId: request.params.id,
        keyed: keyedCallOf(request, owner.userId),
      });
      return reply.code(201).header("cache-control", "no-store").send(credentials);
    },
  );

  app.get(
    "/api/v1/offers/first",
    {
      onRequest: callers.signedIn(),
      schema: {
        operationId: "getFirstOffer",
        summary: "The offer that waits filled for a client who was made of a voice request and has sent none",
        ...documented,
        response: { 200: FirstOffer },
      },
    },
    async (request, reply) => {
      const { accountId } = callerOf(request);
      const offer = accountId === null ? null : await readFirstOffer(db, accountId, agencyToday(parts));
      return reply.header("cache-control", "no-store").send({ offer });
    },
  );
}
