/** How long a session lives (decisions.md, section 3), in milliseconds. */
export const sessionLife = { idle: 30 * 60_000, absolute: 12 * 60 * 60_000, touchEvery: 60_000 };

interface Lived {
  createdAt: Date;
  lastUsedAt: Date;
}

export const hasEnded = ({ createdAt, lastUsedAt }: Lived, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() > sessionLife.idle ||
  now.getTime() - createdAt.getTime() > sessionLife.absolute;

/** A use is written once a minute at most, so that reading does not mean writing. */
export const needsTouch = ({ lastUsedAt }: Lived, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() > sessionLife.touchEvery;
