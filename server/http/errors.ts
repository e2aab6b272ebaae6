import type { FastifyReply, FastifyRequest } from "fastify";
import type { Site } from "#server/site/load.ts";
import { notFoundPage, sendPage } from "#server/site/routes.ts";
import type { App } from "./app-type.ts";
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

/** The one place where failures become answers. */
export function registerErrors(app: App, site: Site | undefined): void {
  app.setErrorHandler((error, request, reply) => answerThrown(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const page = notFoundPage(site, request);
    return page
      ? sendPage(request, reply.code(404), page)
      : sendProblem(request, reply, new Problem(404, "not-found"));
  });
  app.addHook("onRequest", (request, reply, done) => {
    // A route that may be kept says so itself.
    if (request.url.startsWith("/api/")) void reply.header("cache-control", "no-store");
    // A NUL in a path would only fail later, in the database.
    const storable = !request.url.includes("%00");
    done(storable ? undefined : new Problem(400, "invalid-input", { values: { where: "address" } }));
  });
}
