import underPressure from "@fastify/under-pressure";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";
import { Problem } from "./problem.ts";
import { hasBody } from "./slow-bodies.ts";
import { Turn } from "./turn.ts";

const overloaded = () => new Problem(503, "overloaded", { retryAfterSeconds: 2 });

const isApi = ({ url }: FastifyRequest) => url.startsWith("/api/");

interface Limits {
  /** Calls of the API under way at once; more are refused at once rather than kept waiting. */
  mostInFlight: number;
  /** Mean delay of the event loop, in milliseconds; 0 leaves it unwatched. A call may wait as long to be read. */
  mostDelay: number;
}

/** Refuses calls with 503 and `Retry-After` while the process is too busy; health checks always pass. */
export async function registerLoadShedding(app: App, { mostInFlight, mostDelay }: Limits): Promise<void> {
  let inFlight = 0;
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelay,
    // An interval without any sample counts as endless delay: it must be longer than the delay itself.
    sampleInterval: Math.max(1000, 2 * mostDelay),
    pressureHandler: () => undefined,
  });
  const turn = new Turn();
  const waitsLong = () => mostDelay > 0 && turn.waited() > mostDelay;
  const isBusy = () => inFlight >= mostInFlight || app.isUnderPressure() || waitsLong();
  const count = (reply: FastifyReply) => {
    inFlight += 1;
    let isOver = false;
    const end = () => {
      if (!isOver) inFlight -= 1;
      isOver = true;
    };
    // Answered or cut off, whichever comes first; an injected call is never closed.
    reply.raw.on("finish", end).on("close", end);
  };
  app.addHook("onRequest", (request, reply, done) => {
    if (!isApi(request)) return done();
    if (isBusy()) return done(overloaded());
    if (!hasBody(request)) count(reply);
    return done();
  });
  // A body that does not arrive takes nobody's place: the call is under way when all of it is there.
  app.addHook("preValidation", (request, reply, done) => {
    if (!isApi(request) || !hasBody(request)) return done();
    if (isBusy()) return done(overloaded());
    count(reply);
    return done();
  });
}
