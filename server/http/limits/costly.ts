import type { FastifyRequest } from "fastify";
import type { Db } from "#server/db/client.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { bucketName, refuseWhileWaiting, takeAttempt } from "./attempts.ts";

/** Seconds after which somebody may ask again whose download is under way. */
const pause = 10;

/**
 * Lets a user have one call at a time of those that a route's `costly` names, and so many of each in 24 hours: 429 past either.
 * What is under way is known to each process alone, the day's calls to all. `userOf` names who is signed in.
 */
export function registerCostly(
  app: App,
  { db, clock }: { db: Db; clock: () => Date },
  userOf: (request: FastifyRequest) => string | undefined,
): void {
  const underWay = new Set<string>();
  app.addHook("preHandler", async (request, reply) => {
    const { config, url = "" } = request.routeOptions;
    const user = userOf(request);
    if (!config.costly || user === undefined) return;
    if (underWay.has(user)) throw new Problem(429, "download-under-way", { retryAfterSeconds: pause });
    underWay.add(user);
    const end = () => void underWay.delete(user);
    reply.raw.once("finish", end).once("close", end);
    const limit = { bucket: bucketName("costly", url, user), most: config.costly.aDay, minutes: 24 * 60 };
    refuseWhileWaiting(await takeAttempt(db, limit, clock()), "too-many-downloads");
  });
}
