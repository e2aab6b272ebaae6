import cookies from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import {
  GuestChange,
  GuestPlace,
  GuestRoom,
  GuestWish,
  OlderGuestNotes,
  OlderGuestNotesQuery,
  RoomPassword,
} from "#contract/guest.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { newToken } from "#server/session/tokens.ts";
import { answerRoom } from "./answer.ts";
import { sendCopy } from "./audio.ts";
import { config, documented, guestWrites, link, visitOf, writingVisitOf } from "./call.ts";
import { guestOf, setGuest, setProof } from "./cookies.ts";
import { enterRoom, expectMeant, type Visit } from "./enter.ts";
import { findGuestRoom, findOlderGuestNotes, momentOf } from "./find.ts";
import { fromOwnPage } from "./own-page.ts";
import { checkPassword } from "./password.ts";
import { registerGuestReview } from "./review/routes.ts";
import { findGuestReview } from "./review/show.ts";
import { takeWishBack, wishFor } from "./wish.ts";

/** What guests without an account call (docs/rules.md). A token of ours that is sent along is not looked at. */
export function registerGuest(app: App, parts: Parts): void {
  const { db, settings } = parts;
  const writes = guestWrites(parts);
  const isSecure = (request: FastifyRequest) => settings.secure || request.protocol === "https";

  /** Answers what the link opens to who may enter it; who has no cookie yet gets one, and nothing is stored. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
  ): Promise<FastifyReply> => {
    const live = await enterRoom(db, visit);
    const cookie = visit.cookie ?? newToken();
    const show = live.room.offerId === null ? findGuestRoom : findGuestReview;
    const shown = await show(db, live, cookie, momentOf(parts));
    if (guestOf(request).cookie !== cookie)
      setGuest(reply, cookie, { token: visit.token, isSecure: isSecure(request) });
    return reply.send(shown);
  };

  void app.register(async (scope: App) => {
    await scope.register(cookies);
    // Refusals too: what the link opens is nobody else's to keep.
    scope.addHook("onSend", async (_request, reply) => {
      void reply.header("cache-control", "private, no-store");
    });

    scope.get(
      link,
      {
        config,
        schema: {
          operationId: "getRoomAsGuest",
          summary:
            "A room, or the takes of a production in review, as one guest sees it; the first answer sets the guest's cookie",
          refusals: [401, 409, 410],
          ...documented,
          response: { 200: GuestPlace },
        },
      },
      async (request, reply) => answer(request, reply, visitOf(request)),
    );

    scope.get(
      `${link}/notes`,
      {
        config,
        schema: {
          operationId: "listOlderNotesAsGuest",
          summary: "The notes of a room that come after those its answer held, for one guest",
          refusals: [401, 409, 410],
          ...documented,
          querystring: OlderGuestNotesQuery,
          response: { 200: OlderGuestNotes },
        },
      },
      async (request, reply) => {
        const visit = visitOf(request);
        const live = await enterRoom(db, visit);
        expectMeant(live, visit);
        return reply.send(await findOlderGuestNotes(db, live, visit.cookie, request.query.before));
      },
    );

    scope.post(
      `${link}/answers`,
      {
        ...writes,
        schema: {
          operationId: "changeAnswer",
          summary:
            "Vote, order the yeses, write or remove a note, or send the answers; the answer is the room",
          refusals: [401, 403, 404, 409, 410, 422, 429],
          again: "it changes nothing: votes are set, and a note has an id of its guest's",
          ...documented,
          body: GuestChange,
          response: { 200: GuestRoom },
        },
      },
      (request) => answerRoom(parts, writingVisitOf(request), request.body),
    );

    const ofWish = { refusals: [401, 403, 404, 409, 410, 422, 429], ...documented };

    scope.post(
      `${link}/wish`,
      {
        ...writes,
        schema: {
          operationId: "wishForVoice",
          summary:
            "Say which voice a guest would like, in a room of a visitor's request; the answer is the room",
          again: "it changes nothing: a guest has one wish",
          ...ofWish,
          body: GuestWish,
          response: { 200: GuestRoom },
        },
      },
      (request) => wishFor(parts, writingVisitOf(request), request.body),
    );

    scope.delete(
      `${link}/wish`,
      {
        ...writes,
        schema: {
          operationId: "takeWishBack",
          summary: "Take a guest's wish back; the answer is the room",
          again: "it changes nothing",
          ...ofWish,
          response: { 200: GuestRoom },
        },
      },
      (request) => takeWishBack(parts, writingVisitOf(request)),
    );

    scope.post(
      `${link}/password`,
      {
        config: { ...config, lane: "hash" },
        onRequest: fromOwnPage(settings),
        schema: {
          operationId: "giveRoomPassword",
          summary: "Give a room's password; the answer is the room",
          refusals: [403, 410, 429],
          again: "it answers the room again",
          ...documented,
          body: RoomPassword,
          response: { 200: GuestPlace },
        },
      },
      async (request, reply) => {
        const visit = writingVisitOf(request);
        const cookie = visit.cookie ?? newToken();
        const { password } = request.body;
        const attempt = { token: visit.token, cookie, password, group: visit.group };
        const proof = await checkPassword(parts, attempt);
        if (proof !== undefined) setProof(reply, proof, { token: visit.token, isSecure: isSecure(request) });
        return answer(request, reply, { ...visit, cookie, proof });
      },
    );

    scope.get(
      `${link}/audio/:letter`,
      {
        config: { ...config, sendsSound: true },
        schema: {
          operationId: "getRoomAudio",
          summary: "A voice of a room by the letter that its guest knows, whole or by a range of bytes",
          refusals: [401, 404, 409, 410, 416],
          answers: { 200: "audio/*", 206: "audio/*" },
          ...documented,
          params: Type.Object({ token: Type.String(), letter: Type.String() }),
        },
      },
      (request, reply) => sendCopy({ request, reply }, parts, visitOf(request), request.params.letter),
    );

    registerGuestReview(scope, parts);

    // A browser of another site that asks first is told nothing (CORS_ORIGINS answers for all other calls).
    scope.options("/api/v1/guest/*", { config, schema: { hide: true } }, async () => {
      throw new Problem(404, "not-found");
    });
  });
}
