import { isIn, type Period } from "./visible.ts";

/** What a caller must see: everything that the database had at a generation, as it is visible on a day. */
export interface IndexState {
  generation: number;
  today: string;
}

interface Dated {
  readonly generation: number;
  readonly period: Period;
}

const isOf = ({ generation, period }: Dated, wanted: IndexState): boolean =>
  generation >= wanted.generation && isIn(period, wanted.today);

/**
 * Holds the newest index and reads it anew when the database is at a later generation, or when other voices are visible.
 * Callers that come while it is being read share that reading, unless it started too early for what they need.
 */
export class CurrentIndex<Index extends Dated> {
  readonly #read: () => Promise<Index>;
  #index: Index | undefined;
  #reading: Promise<Index> | undefined;

  constructor(read: () => Promise<Index>) {
    this.#read = read;
  }

  /** An index that shows at least what was committed when the caller saw its generation, on its day or a later one. */
  async at(wanted: IndexState): Promise<Index> {
    if (this.#index && isOf(this.#index, wanted)) return this.#index;
    if (this.#reading) {
      const shared = await this.#reading;
      if (isOf(shared, wanted)) return shared;
    }
    // A reading that starts now, or that another caller started after the await above, is late enough.
    this.#reading ??= this.#readOnce();
    return this.#reading;
  }

  async #readOnce(): Promise<Index> {
    try {
      this.#index = await this.#read();
      return this.#index;
    } finally {
      this.#reading = undefined;
    }
  }
}
