import underPressure from "@fastify/under-pressure";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { sendProblem } from "#server/http/problems/send-problem.ts";
import { isApiCall } from "#server/http/route-kind.ts";
import { addressGroup } from "./address-group.ts";
import { FairLane } from "./fair-lane.ts";
import { hasBody } from "./slow-bodies.ts";

/** Where a call waits for its turn: for a hash, as slowly as its caller's line takes it, or as all others. */
export type Lane = "usual" | "hash" | "long";

/** Beyond these, calls of the API are refused. */
export interface LoadLimits {
  /** Calls under way at once. */
  inFlight: number;
  /** Mean delay of the event loop, over a second and in milliseconds, above which only a few are taken; 0: not watched. */
  delay: number;
}

// As many as the embedded database, which works on the event loop, still answers soon.
const mostWhenLate = 12;
/** Hashes wait for a thread of their own, not for the event loop: a few are on their way while one is computed. */
const hashesAtOnce = 4;

/** Milliseconds until a refused call is told so. */
const refusalDelay = 1000;

/** Milliseconds that an address keeps its turn where it may try no password: guesses cost little, but many cost much. */
const guessDelay = 250;

/** The lane of a call; undefined for one that is always taken. */
const laneOf = (request: FastifyRequest): Lane | undefined => {
  const { sendsSound, lane = "usual" } = request.routeOptions.config;
  return isApiCall(request) && sendsSound !== true ? lane : undefined;
};

/** One for everybody: refusing must cost far less than answering. */
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

/** The lanes by name: what waits in one for a hash, or for a slow line, takes no place of the others. */
function openLanes(isLate: () => boolean, inFlight: number): Record<Lane, FairLane> {
  const usual = () => (isLate() ? Math.min(mostWhenLate, inFlight) : inFlight);
  const all = () => inFlight;
  const crowd = () => inFlight * 4;
  const half = () => Math.ceil(inFlight / 2);
  return {
    usual: new FairLane({ atOnce: usual, mostOfOne: usual, mostWaiting: crowd }),
    hash: new FairLane({ atOnce: () => hashesAtOnce, mostOfOne: half, mostWaiting: crowd }),
    long: new FairLane({ atOnce: all, mostOfOne: half, mostWaiting: crowd }),
  };
}

/** Runs `end` once a call is answered or cut off, whichever comes first; an injected call is never closed. */
function onceEnded({ raw }: FastifyReply, end: () => void): void {
  // At the loop's next turn: the embedded database answers a call before the next one is read.
  let isOver = false;
  const ended = () => {
    if (!isOver) setImmediate(end);
    isOver = true;
  };
  raw.once("finish", ended).once("close", ended);
}

/**
 * Takes calls in lanes, each address in its turn, and refuses with 503 and `Retry-After` those that find no place to wait; health
 * checks and pages always pass. `userOf` names who is signed in: from however many addresses, one has
 * three quarters of the calls at most.
 */
export async function registerLoadShedding(
  app: App,
  { inFlight, delay }: LoadLimits,
  userOf: (request: FastifyRequest) => string | undefined,
): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: delay, pressureHandler: () => undefined });
  const countRefused = refusedCounter(app);
  const lanes = openLanes(() => app.isUnderPressure(), inFlight);
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    countRefused();
    // Told a little later: who asks again at once, over many connections, would keep the loop busy with refusals alone.
    setTimeout(() => sendProblem(request, reply, overloaded), refusalDelay);
  };
  const take = (request: FastifyRequest, reply: FastifyReply, lane: Lane, done: () => void) => {
    const leave = lanes[lane].enter(addressGroup(request.ip), done);
    if (!leave) return refuse(request, reply);
    const isGuess = () => lane === "hash" && reply.statusCode === 429;
    onceEnded(reply, () => (isGuess() ? setTimeout(leave, guessDelay).unref() : leave()));
  };
  app.addHook("onRequest", (request, reply, done) => {
    const lane = laneOf(request);
    if (!lane || hasBody(request)) return done();
    return take(request, reply, lane, done);
  });
  // A body that does not arrive takes nobody's place: the call is under way when all of it is there.
  app.addHook("preValidation", (request, reply, done) => {
    const lane = laneOf(request);
    if (!lane || !hasBody(request)) return done();
    return take(request, reply, lane, done);
  });
  const ofUser = new Map<string, number>();
  app.addHook("preHandler", (request, reply, done) => {
    const user = userOf(request);
    if (user === undefined || laneOf(request) === undefined) return done();
    const others = ofUser.get(user) ?? 0;
    if (others >= Math.max(1, inFlight * 0.75)) return refuse(request, reply);
    ofUser.set(user, others + 1);
    onceEnded(reply, () => {
      const left = (ofUser.get(user) ?? 1) - 1;
      if (left > 0) ofUser.set(user, left);
      else ofUser.delete(user);
    });
    return done();
  });
}
