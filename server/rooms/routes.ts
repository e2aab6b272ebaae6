import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import {
  OlderNotes,
  OlderNotesQuerystring,
  OpenedRoom,
  RoomChange,
  RoomDetails,
  RoomDraft,
  Rooms,
  RoomsQuerystring,
} from "#contract/rooms.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { roomVoices } from "#server/db/schema/rooms.ts";
import type { App } from "#server/http/app-type.ts";
import { matchesETag, sendNothingNew } from "#server/http/etag.ts";
import { listCallOf } from "#server/lists/holder.ts";
import type { Parts } from "#server/parts.ts";
import { keyedCallOf, secretIdempotencyHeader } from "#server/repeats/keyed-call.ts";
import { once } from "#server/repeats/once.ts";
import { callerOf } from "#server/session/caller.ts";
import { changeRoom } from "./change.ts";
import { showRoom } from "./details.ts";
import { expectRoom, findOlderNotes, findRoom, findRooms, showRooms, tagOf } from "./find.ts";
import { nameUnfit } from "./fit.ts";
import { openRoom, settingsOf } from "./open.ts";
import { registerRoomSettings } from "./settings-route.ts";
import { removeCopies } from "./sound/remove-copies.ts";
import { wokenSound } from "./sound/woken-sound.ts";

const documented = { security: [{ bearer: [] }], tags: ["rooms"] };
const ofOne = { ...documented, params: Type.Object({ roomId: Type.String() }) };
const ofList = { ...documented, params: Type.Object({ listId: Type.String() }) };
const own = { "cache-control": "private, no-cache", vary: "Authorization" };
const [all, one] = ["/api/v1/rooms", "/api/v1/rooms/:roomId"];

/** Rooms for guests, for whoever opens them alone; those of a visitor's request for all owners (docs/rules.md). */
export function registerRooms(app: App, parts: Parts): void {
  const { db, clock, callers, settings, passwords } = parts;
  const onRequest = callers.signedIn();
  const sound = wokenSound(app, parts);

  const callOf = (request: FastifyRequest) => {
    const caller = callerOf(request);
    return {
      ...listCallOf(caller, clock(), agencyToday(parts)),
      userId: caller.userId,
      timeZone: settings.agencyTimeZone,
    };
  };

  app.post(
    "/api/v1/lists/:listId/rooms",
    {
      onRequest,
      config: { lane: "hash" },
      schema: {
        operationId: "openRoom",
        summary:
          "Open a room of some voices of a list for guests; voices that they may not hear are left out and named",
        refusals: [404, 409, 422, 429],
        ...ofList,
        headers: Type.Object(secretIdempotencyHeader),
        body: RoomDraft,
        response: { 201: OpenedRoom },
      },
    },
    async (request, reply) => {
      const call = callOf(request);
      const { body, params } = request;
      const drafted = {
        ...params,
        voiceIds: body.voiceIds,
        settings: await settingsOf(passwords, call, body),
      };
      const keyed = keyedCallOf(request, call.userId);
      const opened = await db.transaction(async (tx) => {
        const { roomId, leftOut } = await once(tx, keyed, call.now, () => openRoom(tx, call, drafted));
        const [room] = await showRooms(tx, call, [expectRoom(await findRoom(tx, call, roomId))]);
        return { room: expectRoom(room), leftOut: await nameUnfit(tx, leftOut) };
      });
      sound.wake();
      return reply.code(201).header("cache-control", "no-store").send(opened);
    },
  );

  app.get(
    all,
    {
      onRequest,
      schema: {
        operationId: "listRooms",
        summary: "The newest rooms of whoever calls, of all lists or of one",
        ...documented,
        querystring: RoomsQuerystring,
        response: { 200: Rooms, 304: Type.Null() },
      },
    },
    async (request, reply) => {
      const call = callOf(request);
      const rows = await findRooms(db, call, request.query.listId);
      const etag = tagOf(call, rows);
      void reply.headers({ ...own, etag });
      if (matchesETag(request.headers["if-none-match"], etag)) return sendNothingNew(reply);
      return reply.send({ rooms: await showRooms(db, call, rows) });
    },
  );

  app.get(
    one,
    {
      onRequest,
      schema: {
        operationId: "getRoom",
        summary: "One room with its guests, what they answered, by points, and their newest notes",
        refusals: [404],
        ...ofOne,
        response: { 200: RoomDetails, 304: Type.Null() },
      },
    },
    async (request, reply) => {
      const call = callOf(request);
      const row = expectRoom(await findRoom(db, call, request.params.roomId));
      const etag = tagOf(call, [row]);
      void reply.headers({ ...own, etag });
      if (matchesETag(request.headers["if-none-match"], etag)) return sendNothingNew(reply);
      return reply.send(await showRoom(db, call, row));
    },
  );

  app.get(
    "/api/v1/rooms/:roomId/notes",
    {
      onRequest,
      schema: {
        operationId: "listOlderNotes",
        summary: "What guests wrote in a room before one of their notes",
        refusals: [404],
        ...ofOne,
        querystring: OlderNotesQuerystring,
        response: { 200: OlderNotes },
      },
    },
    async (request, reply) => {
      const wanted = { ...request.params, ...request.query };
      const older = expectRoom(await findOlderNotes(db, callOf(request), wanted));
      return reply.header("cache-control", "no-store").send(older);
    },
  );

  app.post(
    one,
    {
      onRequest,
      schema: {
        operationId: "changeRoom",
        summary: "Close a room, revoke it, or remove a guest",
        refusals: [404, 429],
        again: "it changes nothing",
        ...ofOne,
        body: RoomChange,
        response: { 200: RoomDetails, 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const call = callOf(request);
      const { body, params } = request;
      const isRevoking = "act" in body && body.act === "revoke";
      const answer = await db.transaction(async (tx) => {
        await changeRoom(tx, call, params.roomId, body);
        if (isRevoking) return null;
        const row = expectRoom(await findRoom(tx, call, params.roomId));
        return { etag: tagOf(call, [row]), room: await showRoom(tx, call, row) };
      });
      if (isRevoking) await removeCopies(parts, eq(roomVoices.roomId, params.roomId));
      if (!answer) return reply.code(204).send(null);
      return reply.headers({ etag: answer.etag, "cache-control": "no-store" }).send(answer.room);
    },
  );
  registerRoomSettings(app, parts, callOf);
}
