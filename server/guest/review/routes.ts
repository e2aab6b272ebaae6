import { Type } from "typebox";
import { limits } from "#contract/constants/limits.ts";
import { GuestReview, GuestTakeChange } from "#contract/guest.ts";
import { config, documented, guestWrites, link, visitOf, writingVisitOf } from "#server/guest/call.ts";
import type { App } from "#server/http/app-type.ts";
import type { Parts } from "#server/parts.ts";
import { sendTake } from "./audio.ts";
import { noteAsGuest } from "./notes.ts";

/** What guests call who hear the takes of a production in review. */
export function registerGuestReview(scope: App, parts: Parts): void {
  scope.post(
    `${link}/notes`,
    {
      ...guestWrites(parts),
      schema: {
        operationId: "noteAsGuest",
        summary:
          "Write or take back a note on a take of the round; the answer is the takes as the guest hears them",
        refusals: [401, 403, 404, 409, 410, 422, 429],
        again: "it changes nothing: a note has an id of its guest's",
        ...documented,
        body: GuestTakeChange,
        response: { 200: GuestReview },
      },
    },
    (request) => noteAsGuest(parts, writingVisitOf(request), request.body),
  );

  scope.get(
    `${link}/takes/:takeId/audio`,
    {
      config: { ...config, sendsSound: true },
      schema: {
        operationId: "getTakeAudioAsGuest",
        summary: "The copy of a take of the round that guests hear, whole or by a range of bytes",
        refusals: [401, 404, 409, 410, 416],
        answers: { 200: "audio/*", 206: "audio/*" },
        ...documented,
        params: Type.Object({ token: Type.String(), takeId: Type.String({ maxLength: limits.name }) }),
      },
    },
    (request, reply) => sendTake({ request, reply }, parts, visitOf(request), request.params.takeId),
  );
}
