import type { FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { GuestQuery } from "#contract/guest.ts";
import { addressGroup } from "#server/http/limits/address-group.ts";
import type { Parts } from "#server/parts.ts";
import { guestOf } from "./cookies.ts";
import type { Visit } from "./enter.ts";
import { countGuestWrite } from "./limits.ts";
import { fromOwnPage } from "./own-page.ts";
import type { WritingVisit } from "./write.ts";

/** Where a guest's link is called. */
export const link = "/api/v1/guest/:token";

/** No other site's page may read an answer. */
export const config = { cors: false } as const;

export const documented = {
  // Who has no cookie yet gets one.
  security: [{ guest: [] }, {}] as Record<string, string[]>[],
  tags: ["rooms"],
  params: Type.Object({ token: Type.String() }),
  querystring: GuestQuery,
};

/** Whose call it is, also before a body is read. */
export function visitOf(request: FastifyRequest): Visit {
  const { token } = request.params as { token: string };
  const { mark } = request.query as Static<typeof GuestQuery>;
  return { token, mark, ...guestOf(request) };
}

/** Whose call it is that writes, and where it comes from. */
export const writingVisitOf = (request: FastifyRequest): WritingVisit => ({
  ...visitOf(request),
  group: addressGroup(request.ip),
});

/** What every call that writes brings: it comes from our own page, and counts. */
export const guestWrites = ({ db, clock, settings }: Pick<Parts, "db" | "clock" | "settings">) => ({
  config,
  onRequest: [
    fromOwnPage(settings),
    (request: FastifyRequest) => countGuestWrite(db, writingVisitOf(request), clock()),
  ],
});
