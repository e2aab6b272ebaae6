import type { FastifyRequest } from "fastify";
import { agencyToday } from "#server/clock/agency-day.ts";
import { by } from "#server/history/record.ts";
import { readerOf } from "#server/offers/reader.ts";
import type { Parts } from "#server/parts.ts";
import { keyedCallOf } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import type { ActCall } from "./once.ts";

/** A request that does something to the offer in its path. */
export function actCallOf(
  parts: Pick<Parts, "clock" | "settings">,
  request: FastifyRequest & { params: { offerId: string } },
): ActCall {
  const caller = callerOf(request);
  return {
    reader: readerOf(caller),
    owner: caller.role === "OWNER" ? by(caller) : null,
    userName: caller.userName,
    offerId: request.params.offerId,
    keyed: keyedCallOf(request, caller.userId),
    now: parts.clock(),
    today: agencyToday(parts),
  };
}
