const minute = 60_000;

/** At most so many of each user in a minute, in this process; nobody is remembered beyond it. */
export class MinuteLimit {
  readonly #clock: () => Date;
  readonly #most: number;
  #minute = 0;
  readonly #counts = new Map<string, number>();

  constructor(clock: () => Date, most: number) {
    this.#clock = clock;
    this.#most = most;
  }

  /** Takes one where there is one, and answers 0; else the seconds until there is. */
  take(userId: string): number {
    const now = this.#clock().getTime();
    const current = Math.floor(now / minute);
    if (this.#minute !== current) this.#counts.clear();
    this.#minute = current;
    const count = (this.#counts.get(userId) ?? 0) + 1;
    if (count > this.#most) return Math.ceil(((current + 1) * minute - now) / 1000);
    this.#counts.set(userId, count);
    return 0;
  }
}
