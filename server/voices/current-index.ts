import type { VoiceIndex } from "./voice-index.ts";

/**
 * Holds the newest index and reads it anew when the database is at a later generation. Callers that
 * come while it is being read share that reading, unless it started too early for what they need.
 */
export class CurrentIndex {
  readonly #read: () => Promise<VoiceIndex>;
  #index: VoiceIndex | undefined;
  #reading: Promise<VoiceIndex> | undefined;

  constructor(read: () => Promise<VoiceIndex>) {
    this.#read = read;
  }

  /** An index that shows at least everything committed when the caller saw `generation`. */
  async at(generation: number): Promise<VoiceIndex> {
    if (this.#index && this.#index.generation >= generation) return this.#index;
    if (this.#reading) {
      const shared = await this.#reading;
      if (shared.generation >= generation) return shared;
    }
    // A reading that starts now, or that another caller started after the await above, is late enough.
    this.#reading ??= this.#readOnce();
    return this.#reading;
  }

  async #readOnce(): Promise<VoiceIndex> {
    try {
      this.#index = await this.#read();
      return this.#index;
    } finally {
      this.#reading = undefined;
    }
  }
}
