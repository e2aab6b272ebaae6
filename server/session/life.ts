import { isFuture } from "#server/db/future.ts";

const hour = 60 * 60_000;

/** How long a session lives, in milliseconds: after its last use, and after its user last showed who it is. */
export const sessionLife = { idle: 8 * hour, absolute: 7 * 24 * hour, touchEvery: 60_000 };

interface SessionTimes {
  createdAt: Date;
  lastUsedAt: Date;
  /** The last proof of who it is; the login is the first one. */
  provenAt: Date;
}

/** Milliseconds until a session ends when nobody uses it, and however much it is used. */
function timeLeft({ createdAt, lastUsedAt, provenAt }: SessionTimes, now: Date) {
  // A proof that is dated by a wrong clock is none.
  const shownAt = isFuture(provenAt, now) ? createdAt : provenAt;
  return {
    idle: lastUsedAt.getTime() + sessionLife.idle - now.getTime(),
    absolute: shownAt.getTime() + sessionLife.absolute - now.getTime(),
  };
}

/** What the profile says of that, in whole seconds: it does not belong to what its ETag names. */
export function secondsLeft(times: SessionTimes, now: Date) {
  const { idle, absolute } = timeLeft(times, now);
  return { idle: Math.floor(idle / 1000), absolute: Math.floor(absolute / 1000) };
}

export function hasEnded(times: SessionTimes, now: Date): boolean {
  const { idle, absolute } = timeLeft(times, now);
  return idle < 0 || absolute < 0 || isFuture(times.lastUsedAt, now) || isFuture(times.createdAt, now);
}

/** A use is written once a minute at most, so that most reads write nothing. */
export const needsTouch = ({ lastUsedAt }: Pick<SessionTimes, "lastUsedAt">, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() > sessionLife.touchEvery;
