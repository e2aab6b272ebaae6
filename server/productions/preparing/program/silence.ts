/** −60 dBFS: what stays below is silence. */
const threshold = 1e-3;

/** Where a sound begins and ends, and which of its channels are silent. */
export class Silence {
  #frames = 0;
  /** The first frame that is heard, and the one behind the last. */
  #from: number | undefined;
  #to = 0;
  readonly #heard: boolean[] = [];

  add(channels: Float32Array[]): void {
    for (const [place, samples] of channels.entries()) {
      const first = samples.findIndex((sample) => Math.abs(sample) > threshold);
      this.#heard[place] = this.#heard[place] === true || first >= 0;
      if (first < 0) continue;
      const last = samples.findLastIndex((sample) => Math.abs(sample) > threshold);
      this.#from = Math.min(this.#from ?? Number.POSITIVE_INFINITY, this.#frames + first);
      this.#to = Math.max(this.#to, this.#frames + last + 1);
    }
    this.#frames += channels[0]?.length ?? 0;
  }

  /** Frames at the head and at the tail; a silent sound is all head. */
  get frames(): { head: number; tail: number } {
    return this.#from === undefined
      ? { head: this.#frames, tail: 0 }
      : { head: this.#from, tail: this.#frames - this.#to };
  }

  /** From 1. */
  get silentChannels(): number[] {
    return this.#heard.flatMap((isHeard, place) => (isHeard ? [] : [place + 1]));
  }
}
