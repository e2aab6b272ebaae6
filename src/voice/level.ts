import type { Voice } from "#contract/voices/voices.ts";

/** How loud every sample is made, in LUFS. */
const matchedLoudness = -18;
/** How high its true peak may come by that, in dBTP (EBU R128, section 1). */
const highestPeak = -1;

/**
 * By how many dB a sample is to be changed so that it is as loud as all others, never so far that it would clip; undefined
 * where its loudness is not known.
 */
export function matchingGain({
  loudness,
  truePeak,
}: Pick<Voice, "loudness" | "truePeak">): number | undefined {
  if (typeof loudness !== "number" || typeof truePeak !== "number") return undefined;
  // A sample whose own peak is too high is not made quieter for that.
  return Math.min(matchedLoudness - loudness, Math.max(0, highestPeak - truePeak));
}
