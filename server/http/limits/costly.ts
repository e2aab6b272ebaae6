import type { FastifyRequest } from "fastify";
import type { Db } from "#server/db/client.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { bucketName, refuseWhileWaiting, takeAttempt } from "./attempts.ts";

/** Seconds after which somebody may ask again whose download is under way. */
const pause = 10;

/**
 * Lets a user have one call at a time, or as many as a route's `costly` says, of those that have it, and so many of each in 24
 * hours: 429 past either. What is under way is known to each process alone, the day's calls to all. `userOf` names who is signed
 * in.
 */
export function registerCostly(
  app: App,
  { db, clock }: { db: Db; clock: () => Date },
  userOf: (request: FastifyRequest) => string | undefined,
): void {
  const underWay = new Map<string, number>();
  const countOf = (user: string) => underWay.get(user) ?? 0;
  const move = (user: string, by: 1 | -1) => {
    const count = countOf(user) + by;
    if (count > 0) underWay.set(user, count);
    else underWay.delete(user);
  };
  app.addHook("preHandler", async (request, reply) => {
    const { config, url = "" } = request.routeOptions;
    const user = userOf(request);
    if (!config.costly || user === undefined) return;
    const { aDay, atOnce = 1 } = config.costly;
    if (countOf(user) >= atOnce) throw new Problem(429, "download-under-way", { retryAfterSeconds: pause });
    move(user, 1);
    let isOver = false;
    const end = () => {
      if (!isOver) move(user, -1);
      isOver = true;
    };
    reply.raw.once("finish", end).once("close", end);
    const limit = { bucket: bucketName("costly", url, user), most: aDay, minutes: 24 * 60 };
    refuseWhileWaiting(await takeAttempt(db, limit, clock()), "too-many-downloads");
  });
}
