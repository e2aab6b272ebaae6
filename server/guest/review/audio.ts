import type { FastifyReply, FastifyRequest } from "fastify";
import { enterRoom, expectMeant, expectRoom, type Visit } from "#server/guest/enter.ts";
import { sendWhileLive } from "#server/guest/send-live.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { findLiveRoom } from "#server/rooms/find-live.ts";
import { stateOf } from "#server/rooms/state.ts";
import { roomTokenHash } from "#server/rooms/token.ts";
import { findHeardTake } from "./takes.ts";

/** Sends the copy of a take of the round, by ranges too, until the room is closed. 409 for a closed one. */
export async function sendTake(
  call: { request: FastifyRequest; reply: FastifyReply },
  { db, clock, audio }: Pick<Parts, "db" | "clock" | "audio">,
  visit: Visit,
  takeId: string,
): Promise<FastifyReply> {
  const live = await enterRoom(db, visit);
  expectMeant(live, visit);
  const { room } = live;
  if (stateOf(room, clock()) !== "open") throw new Problem(409, "room-closed");
  const { copyKey } = await findHeardTake(db, room, takeId);
  if (copyKey === null) throw new Problem(404, "take-not-found");
  const find = () => findLiveRoom(db, roomTokenHash(visit.token));
  return sendWhileLive(call, audio, {
    key: copyKey,
    async isLive() {
      const found = await find();
      return found !== undefined && stateOf(found.room, clock()) === "open";
    },
    async missing() {
      expectRoom(await find());
      return new Problem(404, "take-not-found");
    },
  });
}
