import type { TakeChecks } from "#contract/productions/productions.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { Loudness } from "#server/audio/analysis/loudness.ts";
import { Peaks } from "#server/audio/analysis/peaks.ts";
import { TruePeak } from "#server/audio/analysis/true-peak.ts";
import { Clipping } from "./clipping.ts";
import { Silence } from "./silence.ts";
import type { Speaker } from "./speakers.ts";

const round = (value: number, digits: number) => Number(value.toFixed(digits));
const inHundredths = (value: number | null) => value && round(value, 2);

/** Measures a sound piece by piece; the words are those of contract/productions/productions.ts. */
export class Measures {
  readonly #rate: number;
  readonly #peaks = new Peaks();
  readonly #loudness: Loudness;
  readonly #truePeak = new TruePeak();
  readonly #silence = new Silence();
  readonly #clipping = new Clipping();

  constructor(rate: number, speakers: Speaker[]) {
    this.#rate = rate;
    this.#loudness = new Loudness(speakers.map(({ loudness }) => loudness));
  }

  add(channels: Float32Array[]): void {
    this.#peaks.add(channels, this.#rate);
    this.#loudness.add(channels, this.#rate);
    this.#truePeak.add(channels);
    this.#silence.add(channels);
    this.#clipping.add(channels);
  }

  /** The length so far. */
  get seconds(): number {
    return this.#peaks.seconds;
  }

  result(): { seconds: number; peaks: string; checks: Required<TakeChecks> } {
    const { seconds } = this;
    const { head, tail } = this.#silence.frames;
    const [headSilence, tailSilence] = [head / this.#rate, tail / this.#rate];
    return {
      seconds: round(seconds, 3),
      peaks: this.#peaks.inBars(productionLimits.peakBars),
      checks: {
        loudness: inHundredths(this.#loudness.integrated()),
        truePeak: inHundredths(this.#truePeak.decibels()),
        clippedSamples: this.#clipping.clipped,
        headSilence: round(headSilence, 3),
        tailSilence: round(tailSilence, 3),
        silentChannels: this.#silence.silentChannels,
        spokenSeconds: round(seconds - headSilence - tailSilence, 3),
      },
    };
  }
}
