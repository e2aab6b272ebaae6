import type { DeviceKind } from "#contract/constants/values/people.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "#server/db/client.ts";
import { countWrite } from "#server/http/limits/writes.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Settings } from "#server/settings.ts";
import { hasEnded, needsTouch } from "./life.ts";
import { requireProof } from "./proof.ts";
import { prepareSession, touchSession } from "./sql.ts";
import { bearerToken, tokenHash } from "./tokens.ts";

/** Who is calling, as the database knew it when the call came in. */
export interface Caller {
  userId: string;
  /** Null for owners. */
  accountId: string | null;
  sessionId: string;
  /** Of this session: when it began, was last used, and last showed who it is. */
  createdAt: Date;
  lastUsedAt: Date;
  provenAt: Date;
  mustChangePassword: boolean;
  /** An owner without a second factor, where the settings ask for one. */
  mustSetUpSecondFactor: boolean;
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

// A page that asks again by itself is no use of a session.
const isRefresh = ({ headers }: FastifyRequest) => headers["x-refresh"] === "1";

/** What a route asks of its caller beyond a session and a role. */
interface Demands {
  /** A proof of who it is within ten minutes. */
  proof?: true;
  /** Open to somebody who has yet to choose an own password, or to set up a second factor. */
  beforeSetUp?: true;
  /** Finds the session of a call that comes without a token, by the hash of its token. */
  otherwise?: (request: FastifyRequest) => Promise<string | undefined>;
}

/** Finds out who calls, by one statement a call; status and role are never remembered between calls. */
export class Callers {
  readonly #db: Db;
  readonly #clock: () => Date;
  readonly #settings: Settings;
  readonly #session: ReturnType<typeof prepareSession>;

  constructor(db: Db, clock: () => Date, settings: Settings) {
    this.#db = db;
    this.#clock = clock;
    this.#settings = settings;
    this.#session = prepareSession(db, settings);
  }

  /**
   * A guard for `onRequest`: 401 unless signed in, 403 unless of `role` and as the route demands, 429 for a user who
   * wrote too often. It runs before a body is read.
   */
  signedIn(role?: Caller["role"], { proof, beforeSetUp, otherwise }: Demands = {}) {
    return async (request: FastifyRequest): Promise<void> => {
      const token = bearerToken(request.headers.authorization);
      const caller = await this.#find(request, token ? tokenHash(token) : await otherwise?.(request));
      if (role && caller.role !== role) throw new Problem(403, "forbidden");
      if (!beforeSetUp) requireSetUp(caller);
      if (proof) requireProof(caller, this.#clock());
      if (isWrite(request)) await countWrite(this.#db, caller.userId, this.#settings.writes, this.#clock());
      request.caller = caller;
    };
  }

  async #find(request: FastifyRequest, hash: string | undefined): Promise<Caller> {
    if (hash === undefined) throw new Problem(401, "not-signed-in");
    const [row] = await this.#session.execute({ tokenHash: hash });
    const now = this.#clock();
    if (!row || !row.isActive || row.isLocked || hasEnded(row, now)) throw new Problem(401, "session-ended");
    if (isRefresh(request) || !needsTouch(row, now)) return row;
    await touchSession(this.#db, row, now);
    return { ...row, lastUsedAt: now };
  }
}

/** 403 until a generated password was replaced, and until an owner who needs a second factor has one. */
function requireSetUp({ mustChangePassword, mustSetUpSecondFactor }: Caller): void {
  if (mustChangePassword) throw new Problem(403, "password-change-needed");
  if (mustSetUpSecondFactor) throw new Problem(403, "second-factor-setup-needed");
}
