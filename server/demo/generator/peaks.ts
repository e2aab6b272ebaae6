import { Peaks } from "#server/audio/analysis/peaks.ts";
import { sampleRate } from "./master.ts";

/** The bars of mono samples as an upload gets them. */
export function peaksOf(samples: Float32Array, bars: number): string {
  const peaks = new Peaks();
  peaks.add([samples], sampleRate);
  return peaks.inBars(bars);
}
