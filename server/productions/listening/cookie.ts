import type { FastifyReply, FastifyRequest } from "fastify";
import { productionLimits } from "#contract/constants/production-limits.ts";

/** Whose session it is that hears and downloads the takes of one offer. */
const name = "takes";

const pattern = /^[A-Za-z0-9_-]{43}$/;

/** The cookie of a request, which is of one offer, because its path is the offer's; undefined where it is none of ours. */
export function listenerIn({ cookies }: Pick<FastifyRequest, "cookies">): string | undefined {
  const value = cookies[name];
  return value !== undefined && pattern.test(value) ? value : undefined;
}

/** Tells the browser the cookie: scripts cannot read it, and it goes to calls of this offer alone. */
export const setListener = (
  reply: FastifyReply,
  cookie: string,
  { offerId, isSecure }: { offerId: string; isSecure: boolean },
): void =>
  void reply.setCookie(name, cookie, {
    path: `/api/v1/offers/${offerId}`,
    maxAge: productionLimits.listenHours * 60 * 60,
    httpOnly: true,
    sameSite: "strict",
    secure: isSecure,
  });
