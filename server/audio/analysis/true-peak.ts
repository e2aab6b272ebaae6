/** How many samples on each side of a place decide what the sound is there. */
const reach = 12;
const around = 2 * reach;
/** The pieces that are passed over at once when they are too quiet to matter. */
const pieceLength = 32;

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
const hann = (x: number): number => 0.5 + 0.5 * Math.cos((Math.PI * x) / reach);

/** What is heard of the samples around a place that lies a part of the way from one to the next. */
const shareAt = (part: number): Float64Array =>
  Float64Array.from({ length: around }, (_, tap) => {
    const apart = tap - (reach - 1) - part;
    return sinc(apart) * hann(apart);
  });
const [quarter, half, threeQuarters] = [shareAt(0.25), shareAt(0.5), shareAt(0.75)];

/** Samples of at most 1 make no more than this between them. */
const mostBetween = Math.max(
  ...[quarter, half, threeQuarters].map((share) => share.reduce((sum, tap) => sum + Math.abs(tap), 0)),
);

/** The highest of the places between the two samples in the middle of those from `at` on. */
function highestBetween(samples: Float32Array, at: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  for (let tap = 0; tap < around; tap += 1) {
    const sample = samples[at + tap] ?? 0;
    first += (quarter[tap] ?? 0) * sample;
    second += (half[tap] ?? 0) * sample;
    third += (threeQuarters[tap] ?? 0) * sample;
  }
  return Math.max(Math.abs(first), Math.abs(second), Math.abs(third));
}

/** The highest of some samples and between them, where that is more than `known`. */
function highestOf(samples: Float32Array, known: number): number {
  let highest = known;
  for (let from = 0; from < samples.length; from += pieceLength) {
    const heard = Math.min(from + pieceLength + around - 1, samples.length);
    let loudest = 0;
    for (let at = from; at < heard; at += 1) loudest = Math.max(loudest, Math.abs(samples[at] ?? 0));
    highest = Math.max(highest, loudest);
    if (loudest * mostBetween <= highest) continue;
    const end = Math.min(from + pieceLength, samples.length - around + 1);
    for (let at = from; at < end; at += 1) highest = Math.max(highest, highestBetween(samples, at));
  }
  return highest;
}

/** How high the sound comes, between its samples too: four times over, as ITU-R BS.1770-4 measures it. */
export class TruePeak {
  #highest = 0;
  /** The last samples of each channel. */
  readonly #tails: Float32Array[] = [];

  add(channels: Float32Array[]): void {
    for (const [place, samples] of channels.entries()) {
      const tail = this.#tails[place] ?? new Float32Array(0);
      const joined = new Float32Array(tail.length + samples.length);
      joined.set(tail);
      for (let at = 0; at < samples.length; at += 1) {
        const sample = samples[at] ?? 0;
        // Float samples may hold anything.
        if (Number.isFinite(sample)) joined[tail.length + at] = sample;
      }
      this.#highest = highestOf(joined, this.#highest);
      this.#tails[place] = joined.slice(Math.max(0, joined.length - around + 1));
    }
  }

  /** In dBTP; null in silence. */
  decibels(): number | null {
    return this.#highest > 0 ? 20 * Math.log10(this.#highest) : null;
  }
}
