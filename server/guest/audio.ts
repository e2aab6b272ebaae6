import type { FastifyReply, FastifyRequest } from "fastify";
import { agencyToday } from "#server/clock/agency-day.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { findLiveRoom } from "#server/rooms/find-live.ts";
import { roomTokenHash } from "#server/rooms/token.ts";
import { readCopies } from "./copies.ts";
import { enterRoom, expectMeant, expectRoom, type Visit } from "./enter.ts";
import { isHeardInRoom } from "./find.ts";
import { inGuestsOrder, voiceOf } from "./order.ts";
import { sendWhileLive } from "./send-live.ts";

/** Where the copy lies that a guest calls by this letter. 404 for one that is no longer available. */
async function findCopy(
  { db, clock, settings }: Pick<Parts, "db" | "clock" | "settings">,
  visit: Visit,
  letter: string,
): Promise<string> {
  const live = await enterRoom(db, visit);
  expectMeant(live, visit);
  const { room } = live;
  if (room.readyAt === null) throw new Problem(409, "room-not-ready");
  const copies = await readCopies(db, room, agencyToday({ clock, settings }));
  const copy = voiceOf(inGuestsOrder(copies, { room, cookie: visit.cookie }), letter);
  if (copy.audioName === null || !isHeardInRoom(room, copy)) throw new Problem(404, "letter-not-found");
  return copy.audioName;
}

/** Sends a room's copy of a voice, by ranges too. */
export async function sendCopy(
  call: { request: FastifyRequest; reply: FastifyReply },
  parts: Pick<Parts, "db" | "clock" | "settings" | "audio">,
  visit: Visit,
  letter: string,
): Promise<FastifyReply> {
  const key = await findCopy(parts, visit, letter);
  const find = () => findLiveRoom(parts.db, roomTokenHash(visit.token));
  return sendWhileLive(call, parts.audio, {
    key,
    isLive: async () => (await find()) !== undefined,
    async missing() {
      // The copies of a room that was revoked a moment ago.
      expectRoom(await find());
      return new Problem(404, "letter-not-found");
    },
  });
}
