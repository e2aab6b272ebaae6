import underPressure from "@fastify/under-pressure";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { sendProblem } from "#server/http/problems/send-problem.ts";
import { isApiCall } from "#server/http/route-kind.ts";
import { hasBody } from "./slow-bodies.ts";

/** Beyond these, calls of the API are refused. */
export interface LoadLimits {
  /** Calls under way at once. */
  inFlight: number;
  /** Mean delay of the event loop, over a second and in milliseconds, above which only a few are taken; 0: not watched. */
  delay: number;
}

// As many as the embedded database, which works on the event loop, still answers soon.
const mostWhenLate = 12;

/** Whether a call counts as under way, and is refused where too many are. */
const isCounted = (request: FastifyRequest): boolean =>
  isApiCall(request) && request.routeOptions.config.sendsSound !== true;

/** The same for everybody: refusing must cost far less than answering. */
const overloaded = new Problem(503, "overloaded", { retryAfterSeconds: 2 });

/** Logs once a second how many calls were refused: a line with frames for each would keep the server busy. */
function refusedCounter(app: App): () => void {
  let refused = 0;
  const tell = () => {
    if (refused > 0) app.log.warn({ refused }, "calls refused");
    refused = 0;
  };
  app.addHook("onClose", async () => tell());
  return () => {
    if (refused === 0) setTimeout(tell, 1000).unref();
    refused += 1;
  };
}

/**
 * Refuses calls with 503 and `Retry-After` while too many are under way; health checks and pages always pass.
 * `waiting` counts the calls under way that wait in a queue of their own.
 */
export async function registerLoadShedding(
  app: App,
  { inFlight, delay }: LoadLimits,
  waiting: () => number,
): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: delay, pressureHandler: () => undefined });
  const countRefused = refusedCounter(app);
  let underWay = 0;
  const isFull = () =>
    underWay - waiting() >= (app.isUnderPressure() ? Math.min(mostWhenLate, inFlight) : inFlight);
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    countRefused();
    sendProblem(request, reply, overloaded);
  };
  const take = ({ raw }: FastifyReply) => {
    underWay += 1;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      // Counted down at the loop's next turn: the embedded database answers a call before the next one is read.
      setImmediate(() => {
        underWay -= 1;
      });
    };
    // Answered or cut off, whichever comes first; an injected call is never closed.
    raw.on("finish", end).on("close", end);
  };
  app.addHook("onRequest", (request, reply, done) => {
    if (!isCounted(request)) return done();
    if (isFull()) return refuse(request, reply);
    if (!hasBody(request)) take(reply);
    return done();
  });
  // A body that does not arrive takes nobody's place: the call is under way when all of it is there.
  app.addHook("preValidation", (request, reply, done) => {
    if (!isCounted(request) || !hasBody(request)) return done();
    if (isFull()) return refuse(request, reply);
    take(reply);
    return done();
  });
}
