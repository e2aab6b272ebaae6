/** The moment so many minutes before `now`. */
export const ago =
  (now: Date) =>
  (minutes: number): Date =>
    new Date(now.getTime() - minutes * 60_000);
