/**
 * How far the clocks of servers may lie apart. What is dated further ahead was written under a wrong clock, and counts
 * as long past: else it would count until its day has come.
 */
const skew = 5 * 60_000;

/** From this moment on a time lies in the future. */
export const futureFrom = (now: Date): Date => new Date(now.getTime() + skew);

export const isFuture = (time: Date, now: Date): boolean => time > futureFrom(now);
