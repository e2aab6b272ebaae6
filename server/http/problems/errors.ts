import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#server/http/app-type.ts";
import { isApiCall, isDataCall } from "#server/http/route-kind.ts";
import { Problem } from "./problem.ts";
import { sendProblem } from "./send-problem.ts";
import { toProblem } from "./to-problem.ts";

/** Answers what was thrown as a problem; only a fault of ours is logged with its cause. */
export function answerThrown(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(thrown);
  if (problem.status >= 500)
    request.log.error({ err: problem.cause ?? problem, code: problem.code }, "failed");
  sendProblem(request, reply, problem);
}

/** Sends a page for an address that does not exist; false where a plain sentence is to be sent. */
export type SendNotFoundPage = (request: FastifyRequest, reply: FastifyReply) => boolean;

/** The one place where failures become answers. */
export function registerErrors(app: App, sendNotFoundPage: SendNotFoundPage): void {
  app.setErrorHandler((error, request, reply) => answerThrown(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (!sendNotFoundPage(request, reply)) sendProblem(request, reply, new Problem(404, "not-found"));
  });
  app.addHook("onRequest", (request, reply, done) => {
    // A route whose answer may be kept says so itself.
    if (isApiCall(request)) void reply.header("cache-control", "no-store");
    // A NUL would only fail later, in the database; a page asks it nothing.
    const storable = !isDataCall(request) || !request.url.includes("%00");
    done(storable ? undefined : new Problem(400, "invalid-input", { values: { where: "address" } }));
  });
}
