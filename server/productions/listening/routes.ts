import cookies from "@fastify/cookie";
import { eq } from "drizzle-orm";
import { Type } from "typebox";
import { limits } from "#contract/constants/limits.ts";
import { sendFile } from "#server/audio/send-file.ts";
import type { Db } from "#server/db/client.ts";
import { productions } from "#server/db/schema/productions.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { findFileOffer } from "#server/offers/attachments/sql.ts";
import type { Parts } from "#server/parts.ts";
import { findTake } from "#server/productions/take.ts";
import { callerOf } from "#server/session/caller.ts";
import { listenerIn, setListener } from "./cookie.ts";
import { hearsTakes } from "./guard.ts";
import { makeListener } from "./listeners.ts";

const offerId = Type.String({ maxLength: limits.name });
const tags = ["productions"];

async function expectProduction(db: Db, id: string): Promise<void> {
  if ((await db.$count(productions, eq(productions.offerId, id))) === 0)
    throw new Problem(404, "take-not-found");
}

/** The copies that are listened to, by a cookie of one offer: no token stands in an address. */
export function registerListening(app: App, parts: Parts): void {
  const { db, audio, clock, callers, settings } = parts;
  void app.register(async (scope: App) => {
    await scope.register(cookies);

    scope.post(
      "/api/v1/offers/:offerId/listen",
      {
        onRequest: callers.signedIn(),
        schema: {
          operationId: "listenToTakes",
          summary: "Set a cookie by which this browser hears and downloads the offer's takes",
          refusals: [404],
          again: "it prolongs the cookie",
          security: [{ bearer: [] }],
          tags,
          params: Type.Object({ offerId }),
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const caller = callerOf(request);
        const offer = await findFileOffer(db, caller, request.params.offerId);
        await expectProduction(db, offer.offerId);
        const { sessionId } = caller;
        const cookie = await makeListener(
          db,
          { offerId: offer.offerId, sessionId, cookie: listenerIn(request) },
          clock(),
        );
        const isSecure = settings.secure || request.protocol === "https";
        setListener(reply, cookie, { offerId: offer.offerId, isSecure });
        return reply.code(204).header("cache-control", "no-store").send(null);
      },
    );

    scope.get(
      "/api/v1/offers/:offerId/takes/:takeId/audio",
      {
        onRequest: hearsTakes(parts),
        config: { sendsSound: true },
        schema: {
          operationId: "getTakeAudio",
          summary: "The copy of a take that is listened to",
          refusals: [404, 409, 416],
          answers: { 200: "audio/mpeg", 206: "audio/mpeg" },
          security: [{ bearer: [] }, { takes: [] }],
          tags,
          params: Type.Object({ offerId, takeId: Type.String({ maxLength: limits.name }) }),
        },
      },
      async (request, reply) => {
        const take = await findTake(db, callerOf(request), request.params);
        if (take.forgottenAt !== null) throw new Problem(409, "take-deleted");
        if (take.copyKey === null || take.copyBytes === null) throw new Problem(409, "take-not-ready");
        const file = {
          name: `${take.id}.mp3`,
          storageKey: take.copyKey,
          mediaType: "audio/mpeg",
          byteLength: take.copyBytes,
        };
        return sendFile(request, reply.header("cache-control", "private, no-store"), { audio, file });
      },
    );
  });
}
