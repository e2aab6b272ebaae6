/** What is left to chance: the same seed throws the same numbers. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to under 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 to under `count`. */
  under(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<T>(all: readonly [T, ...T[]]): T {
    return all[this.under(all.length)] ?? all[0];
  }

  /** One of these by its weight. */
  weighed<T>(all: readonly (readonly [weight: number, value: T])[]): T {
    let left = this.next() * all.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of all) {
      left -= weight;
      if (left < 0) return value;
    }
    throw new Error("nothing to choose from");
  }
}
