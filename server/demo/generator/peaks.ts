import { Loudness } from "#server/audio/analysis/loudness.ts";
import { sampleRate } from "./master.ts";

/** The bars of mono samples as an upload gets them. */
export function peaksOf(samples: Float32Array, bars: number): string {
  const loudness = new Loudness();
  loudness.add([samples], sampleRate);
  return loudness.peaks(bars);
}
