import { randomFillSync } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { App } from "./app-type.ts";

const usable = /^[A-Za-z0-9-]{8,64}$/;

const idBytes = 9;
const pool = Buffer.alloc(256 * idBytes);
let used = pool.length;

/** Twelve random characters; the system is asked for many at a time, because asking costs more than they do. */
function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += idBytes;
  return pool.toString("base64url", used - idBytes, used);
}

/** The id that a proxy gave a call, or a new one. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && usable.test(given) ? given : newId();
}

/** Names a call's id in its answer, so that a person can quote it. */
export function registerRequestId(app: App): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    done();
  });
}
