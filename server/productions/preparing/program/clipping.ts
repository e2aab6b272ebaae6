/** The highest sample of 16 bits; files of more bits were often converted from them. */
const fullScale = 32_767 / 32_768;
/** A single sample may well be as loud. */
const leastRun = 3;

/** Counts samples that were cut off: those in runs at full scale. */
export class Clipping {
  clipped = 0;
  /** How many samples at full scale each channel ends with so far. */
  readonly #runs: number[] = [];

  add(channels: Float32Array[]): void {
    for (const [place, samples] of channels.entries()) {
      let run = this.#runs[place] ?? 0;
      for (const sample of samples) {
        if (sample < fullScale && sample > -fullScale) run = 0;
        else {
          run += 1;
          if (run >= leastRun) this.clipped += run === leastRun ? leastRun : 1;
        }
      }
      this.#runs[place] = run;
    }
  }
}
