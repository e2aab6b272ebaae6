import type { DeviceKind } from "#contract/enumerations.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "#server/db/client.ts";
import { countWrite, type WriteLimits } from "#server/http/limits/writes.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { hasEnded, needsTouch } from "./life.ts";
import { prepareSession, touchSession } from "./sql.ts";
import { bearerToken, tokenHash } from "./tokens.ts";

/** Who is calling, as the database knew it when the call came in. */
export interface Caller {
  userId: string;
  /** Null for owners. */
  accountId: string | null;
  sessionId: string;
  /** When this session last showed who it is. */
  provenAt: Date;
  mustChangePassword: boolean;
  /** What this session was begun with, in words of `deviceKinds` and the browser's name. */
  deviceKind: DeviceKind;
  browser: string;
  userName: string;
  name: string;
  lastName: string;
  role: "OWNER" | "CLIENT";
  isActive: boolean;
  isLocked: boolean;
  /** The catalogue's write generation, for the voice index and its ETags. */
  generation: number;
  tokenHash: string;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Set by `Callers.signedIn`; read it through `callerOf`. */
    caller: Caller | null;
  }
}

/** The caller of a route that stands behind `Callers.signedIn`. */
export function callerOf(request: FastifyRequest): Caller {
  const { caller } = request;
  if (!caller)
    throw new Error(`${request.method} ${request.routeOptions.url} asks for a caller without a guard.`);
  return caller;
}

/** The account of a client. */
export function accountOf({ accountId, role }: Pick<Caller, "accountId" | "role">): string {
  if (accountId === null) throw new Error(`A caller who is ${role} has no account.`);
  return accountId;
}

// Whoever wrote too often may still log out.
const isWrite = ({ method, routeOptions }: FastifyRequest) =>
  method !== "GET" && method !== "HEAD" && routeOptions.config.isUncounted !== true;

/** Finds out who calls, by one statement a call; status and role are never remembered between calls. */
export class Callers {
  readonly #db: Db;
  readonly #clock: () => Date;
  readonly #writes: WriteLimits;
  readonly #session: ReturnType<typeof prepareSession>;

  constructor(db: Db, clock: () => Date, writes: WriteLimits) {
    this.#db = db;
    this.#clock = clock;
    this.#writes = writes;
    this.#session = prepareSession(db);
  }

  /**
   * A guard for `onRequest`: 401 unless signed in, 403 unless of `role`, 429 for a user who wrote too often. It runs
   * before a body is read.
   */
  signedIn(role?: Caller["role"]) {
    return async (request: FastifyRequest): Promise<void> => {
      const caller = await this.#find(request.headers.authorization);
      if (role && caller.role !== role) throw new Problem(403, "forbidden");
      if (isWrite(request)) await countWrite(this.#db, caller.userId, this.#writes, this.#clock());
      request.caller = caller;
    };
  }

  async #find(authorization: string | undefined): Promise<Caller> {
    const token = bearerToken(authorization);
    if (token === undefined) throw new Problem(401, "not-signed-in");
    const [row] = await this.#session.execute({ tokenHash: tokenHash(token) });
    const now = this.#clock();
    if (!row || !row.isActive || row.isLocked || hasEnded(row, now)) throw new Problem(401, "session-ended");
    if (needsTouch(row, now)) await touchSession(this.#db, row.tokenHash, now);
    return row;
  }
}
