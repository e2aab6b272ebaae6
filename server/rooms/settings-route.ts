import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { RoomDetails, RoomSettings } from "#contract/rooms.ts";
import type { App } from "#server/http/app-type.ts";
import type { Parts } from "#server/parts.ts";
import { changeSettings } from "./change-settings.ts";
import { showRoom } from "./details.ts";
import { expectRoom, findRoom, tagOf } from "./find.ts";
import { lockOwnRoom, type MakerCall } from "./maker.ts";
import { closingOf } from "./open.ts";

/** A call of its own, as it stands in the lane of those that hash a password. */
export function registerRoomSettings(
  app: App,
  { db, callers, passwords }: Parts,
  callOf: (request: FastifyRequest) => MakerCall & { generation: number },
): void {
  app.post(
    "/api/v1/rooms/:roomId/settings",
    {
      onRequest: callers.signedIn(),
      config: { lane: "hash" },
      schema: {
        operationId: "changeRoomSettings",
        summary: "Move the last day of an open room, or set what its guests give",
        refusals: [404, 409, 429],
        again: "it sets the same once more",
        security: [{ bearer: [] }],
        tags: ["rooms"],
        params: Type.Object({ roomId: Type.String() }),
        body: RoomSettings,
        response: { 200: RoomDetails },
      },
    },
    async (request, reply) => {
      const call = callOf(request);
      const { until, password } = request.body;
      const { roomId } = request.params;
      const closesAt = until === undefined ? undefined : closingOf(until, call);
      // No password is hashed for a room that is not there.
      expectRoom(await findRoom(db, call, roomId));
      const passwordHash = typeof password === "string" ? await passwords.hash(password) : password;
      const answer = await db.transaction(async (tx) => {
        const room = await lockOwnRoom(tx, call, roomId);
        await changeSettings(tx, call, room, { closesAt, passwordHash });
        const row = expectRoom(await findRoom(tx, call, roomId));
        return { etag: tagOf(call, [row]), room: await showRoom(tx, call, row) };
      });
      return reply.headers({ etag: answer.etag, "cache-control": "no-store" }).send(answer.room);
    },
  );
}
