import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { Suggestion, SuggestionDraft } from "#contract/voice-requests/request-suggestion.ts";
import type { RequestReader } from "#server/voice-requests/reading/listed.ts";
import { by } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { listCallOf } from "#server/lists/holder.ts";
import type { Parts } from "#server/parts.ts";
import { keyedCallOf, secretIdempotencyHeader } from "#server/repeats/keyed-call.ts";
import { wokenSound } from "#server/rooms/sound/woken-sound.ts";
import { expectRoom } from "#server/rooms/find.ts";
import { callerOf } from "#server/session/caller.ts";
import { readRequest } from "#server/voice-requests/reading/details.ts";
import { tagOfRequest } from "#server/voice-requests/reading/tag.ts";
import { suggestVoices } from "./suggest.ts";

/** A call of its own, as it stands in the lane of those that hash a password. */
export function registerSuggestion(
  app: App,
  parts: Parts,
  readerOf: (request: FastifyRequest) => RequestReader,
): void {
  const { db, callers } = parts;
  const sound = wokenSound(app, parts);

  app.post(
    "/api/v1/requests/:id/suggestion",
    {
      onRequest: callers.signedIn("OWNER"),
      config: { lane: "hash" },
      schema: {
        operationId: "suggestForRequest",
        summary:
          "Suggest voices to a visitor: a list, a room of it and the mail with its link, all of them or nothing",
        refusals: [403, 404, 409, 422, 429],
        security: [{ bearer: [] }],
        tags: ["voice requests"],
        params: Type.Object({ id: Type.String({ description: "Of a voice request" }) }),
        headers: Type.Object(secretIdempotencyHeader),
        body: SuggestionDraft,
        response: { 201: Suggestion },
      },
    },
    async (request, reply) => {
      const reader = readerOf(request);
      const caller = callerOf(request);
      const { id: requestId } = request.params;
      const owner = {
        ...listCallOf(caller, reader.now, reader.today),
        owner: by(caller),
        userId: caller.userId,
        timeZone: reader.timeZone,
      };
      const call = { requestId, owner, keyed: keyedCallOf(request, caller.userId) };
      const { roomId } = await suggestVoices(parts, call, request.body);
      sound.wake();
      const etag = await tagOfRequest(db, reader, requestId);
      const details = await readRequest(db, reader, requestId);
      const room = expectRoom(details.rooms.find((one) => one.roomId === roomId));
      return reply.code(201).headers({ etag, "cache-control": "no-store" }).send({ request: details, room });
    },
  );
}
