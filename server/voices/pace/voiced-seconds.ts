import { limits } from "#contract/constants/limits.ts";

/**
 * From which height on a bar of a waveform counts as voiced: 16 of 255, which is 24 dB below the loudest bar. ITU-T P.56
 * takes for a pause what stays 15.9 dB below the level of active speech. In the 123 clips of the demo half of the voiced
 * bars stand within 4.2 dB of the loudest and nine of ten within 12 dB; taking the middle of that, 8 dB, for the level
 * puts the margin at 24 dB.
 */
const quietest = 16;

/** The seconds of a sample in which something is said: its length by the share of its bars that are no pause. */
export function voicedSeconds(seconds: number, peaks: string): number {
  const bars = Array.from({ length: limits.peakBars }, (_, bar) =>
    Number.parseInt(peaks.slice(bar * 2, bar * 2 + 2), 16),
  );
  const voiced = bars.filter((bar) => bar >= quietest).length;
  return Math.round((seconds * voiced * 1000) / limits.peakBars) / 1000;
}
