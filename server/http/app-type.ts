import type { IncomingMessage, ServerResponse } from "node:http";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";

declare module "fastify" {
  /** What the API's document says of a call besides its shapes (`./docs/complete.ts`). */
  interface FastifySchema {
    /** The statuses of its refusals, beyond those that follow from its shapes. */
    refusals?: number[];
    /** The headers of its refusals, beyond those of every one, by status. */
    refusalHeaders?: Record<number, string[]>;
    /** The content type of an answer that is not JSON, by status. */
    answers?: Record<number, string>;
    /** What sending it once more does; for every write that takes no `Idempotency-Key`. */
    again?: string;
  }
  interface FastifyContextConfig {
    /** `json` answers a problem as `{ code, message }`; otherwise it is the sentence as plain text. */
    problems?: "json";
    /** How long the body may take to arrive; ten seconds otherwise. */
    bodySeconds?: number;
    /** A call of a signed-in user that is no write of its data: no limit counts it. */
    isUncounted?: true;
    /** Where it waits for its turn; `usual` otherwise. `hash`: a password is computed. `long`: it takes in or sends a large file. */
    lane?: "hash" | "long";
    /** Costs more than fifty pages: one at a time for a user unless told, and so many in 24 hours. */
    costly?: { aDay: number; atOnce?: number };
    /** Sends sound, as slowly as its caller's line takes it: like `/audio/` it is never refused because the process is busy. */
    sendsSound?: true;
    /** It answers 405 and nothing else. */
    isOtherMethod?: true;
    /** No page of another origin may read it, whatever CORS_ORIGINS says. */
    cors?: false;
  }
}

/** The Fastify application whose handlers are typed by the contract's schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
