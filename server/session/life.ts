import { isFuture } from "#server/db/future.ts";

/** How long a session lives, in milliseconds. */
export const sessionLife = { idle: 30 * 60_000, absolute: 12 * 60 * 60_000, touchEvery: 60_000 };

interface SessionTimes {
  createdAt: Date;
  lastUsedAt: Date;
}

export const hasEnded = ({ createdAt, lastUsedAt }: SessionTimes, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() > sessionLife.idle ||
  now.getTime() - createdAt.getTime() > sessionLife.absolute ||
  isFuture(lastUsedAt, now) ||
  isFuture(createdAt, now);

/** A use is written once a minute at most, so that most reads write nothing. */
export const needsTouch = ({ lastUsedAt }: SessionTimes, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() > sessionLife.touchEvery;
