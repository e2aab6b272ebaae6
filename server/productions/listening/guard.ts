import type { FastifyRequest } from "fastify";
import type { Parts } from "#server/parts.ts";
import { listenerIn } from "./cookie.ts";
import { sessionOfListener } from "./listeners.ts";

/**
 * A guard of what a browser's own player and its downloads ask for: the token, or the cookie that `listen` has set for this
 * offer. Whoever it lets in, its session and user are looked at as with any call.
 */
export const hearsTakes = ({ db, clock, callers }: Pick<Parts, "db" | "clock" | "callers">) =>
  callers.signedIn(undefined, {
    async otherwise(request: FastifyRequest) {
      const { offerId } = request.params as { offerId: string };
      const cookie = listenerIn(request);
      return cookie === undefined ? undefined : sessionOfListener(db, { offerId, cookie }, clock());
    },
  });
