import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { App } from "#server/http/app-type.ts";

const usable = /^[A-Za-z0-9-]{8,64}$/;

/** The id that a proxy gave a call, or a new one. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && usable.test(given) ? given : randomUUID();
}

/** Names a call's id in its answer, so that a person can quote it. */
export function registerRequestId(app: App): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    done();
  });
}
