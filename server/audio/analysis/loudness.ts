import { KWeighting } from "./k-weighting.ts";

// A block is 400 ms long, and a new one begins every 100 ms.
const stepsPerSecond = 10;
const stepsInBlock = 4;
/** Quieter blocks are silence, in LUFS. */
const absoluteGate = -70;
/** Blocks that are quieter than the others by so many LU are pauses. */
const relativeGate = 10;
/** At a lower rate there is nothing to weight. */
const lowestRate = 4000;

const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power);
const toPower = (lufs: number): number => 10 ** ((lufs + 0.691) / 10);
const mean = (powers: number[]): number => powers.reduce((sum, power) => sum + power, 0) / powers.length;

/**
 * Integrated loudness by ITU-R BS.1770-4, as EBU R128 wants it; it keeps ten numbers a second. All channels count alike
 * unless their weights are given.
 */
export class Loudness {
  /** The power of each 100 ms. */
  readonly #steps: number[] = [];
  readonly #weightings: KWeighting[] = [];
  readonly #weights: readonly number[];
  #rate = 0;
  #energy = 0;
  #inStep = 0;

  constructor(weights: readonly number[] = []) {
    this.#weights = weights;
  }

  add(channels: Float32Array[], rate: number): void {
    this.#rate ||= rate;
    const [first] = channels;
    if (!first || this.#rate < lowestRate) return;
    const stepLength = Math.round(this.#rate / stepsPerSecond);
    for (let from = 0; from < first.length;) {
      const to = Math.min(first.length, from + stepLength - this.#inStep);
      for (const [place, samples] of channels.entries()) {
        const weight = this.#weights[place] ?? 1;
        if (weight === 0) continue;
        this.#weightings[place] ??= new KWeighting(this.#rate);
        this.#energy += weight * this.#weightings[place].energyOf(samples.subarray(from, to));
      }
      this.#inStep += to - from;
      from = to;
      if (this.#inStep === stepLength) {
        this.#steps.push(this.#energy / stepLength);
        this.#energy = 0;
        this.#inStep = 0;
      }
    }
  }

  /** In LUFS; null in silence and below 0.4 s. */
  integrated(): number | null {
    const blocks = this.#steps
      .slice(stepsInBlock - 1)
      .map((_, from) => mean(this.#steps.slice(from, from + stepsInBlock)));
    const heard = blocks.filter((power) => power > toPower(absoluteGate));
    const gate = toPower(toLufs(mean(heard)) - relativeGate);
    const loudness = toLufs(mean(heard.filter((power) => power > gate)));
    return Number.isFinite(loudness) ? loudness : null;
  }
}
