import underPressure from "@fastify/under-pressure";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Admission, type Limits } from "./admission.ts";
import type { App } from "./app-type.ts";
import { Problem } from "./problem.ts";
import { sendProblem } from "./send-problem.ts";
import { hasBody } from "./slow-bodies.ts";

/** The same for everybody: refusing must cost far less than answering. */
const overloaded = new Problem(503, "overloaded", { retryAfterSeconds: 2 });

const isApi = ({ url }: FastifyRequest) => url.startsWith("/api/");

/** Tells once a second how many calls were refused, as a line of frames for each would keep the server from answering. */
function refusedCounter(app: App): () => void {
  let refused = 0;
  const tell = () => {
    if (refused > 0) app.log.warn({ refused }, "calls refused");
    refused = 0;
  };
  app.addHook("onClose", (_app, done) => {
    tell();
    done();
  });
  return () => {
    if (refused === 0) setTimeout(tell, 1000).unref();
    refused += 1;
  };
}

/**
 * Refuses calls with 503 and `Retry-After` while the process is too busy; health checks always pass. `apart` counts the
 * calls under way that wait in a queue of their own.
 */
export async function registerLoadShedding(app: App, limits: Limits, apart: () => number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.delay,
    // An interval without any sample counts as endless delay: it must be longer than the delay itself.
    sampleInterval: Math.max(1000, 2 * limits.delay),
    pressureHandler: () => undefined,
  });
  const admission = new Admission(limits);
  const isBusy = () => app.isUnderPressure() || !admission.admits(apart());
  const countRefused = refusedCounter(app);
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    countRefused();
    sendProblem(request, reply, overloaded);
  };
  const take = ({ raw }: FastifyReply) => {
    const end = admission.take();
    // Answered or cut off, whichever comes first; an injected call is never closed.
    raw.on("finish", end).on("close", end);
  };
  app.addHook("onRequest", (request, reply, done) => {
    if (!isApi(request)) return done();
    if (isBusy()) return refuse(request, reply);
    if (!hasBody(request)) take(reply);
    return done();
  });
  // A body that does not arrive takes nobody's place: the call is under way when all of it is there.
  app.addHook("preValidation", (request, reply, done) => {
    if (!isApi(request) || !hasBody(request)) return done();
    if (isBusy()) return refuse(request, reply);
    take(reply);
    return done();
  });
}
