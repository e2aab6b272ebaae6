import { limits } from "#contract/constants/limits.ts";

/** Reads as many values (0 to 1), 128 unless told, from two hex characters each; undefined for anything else. */
export function readPeaks(
  hex: string | null | undefined,
  bars: number = limits.peakBars,
): number[] | undefined {
  if (hex?.length !== bars * 2 || !/^[\da-f]+$/i.test(hex)) return undefined;
  return Array.from({ length: bars }, (_, bar) => Number.parseInt(hex.slice(bar * 2, bar * 2 + 2), 16) / 255);
}

/**
 * Resamples the peaks to `count` bars. Fewer: the loudest of the peaks that are a bar's own, because shared ones would fill
 * the pauses. More: by linear interpolation.
 */
export function resample(peaks: number[], count: number): number[] {
  const at = (place: number) => peaks[Math.min(peaks.length - 1, Math.max(0, place))] ?? 0;
  return Array.from({ length: count }, (_, bar) => {
    const start = (bar * peaks.length) / count;
    const end = ((bar + 1) * peaks.length) / count;
    if (end - start >= 1) return Math.max(...peaks.slice(Math.floor(start), Math.floor(end)));
    const middle = (start + end) / 2 - 0.5;
    const low = Math.floor(middle);
    return at(low) + (at(low + 1) - at(low)) * (middle - low);
  });
}

interface BarShape {
  pitch: number;
  bar: number;
  height: number;
}

/** The exponent applied to loudness: it keeps loud bars apart, and pauses low. */
const contrast = 3;

/** The bars as one path of vertical strokes with round caps; the loudest takes the full height. */
export function barsPath(bars: number[], { pitch, bar, height }: BarShape): string {
  const loudest = Math.max(...bars, 0.01);
  const middle = height / 2;
  return bars
    .map((value, place) => {
      const half = Math.max(0.01, ((value / loudest) ** contrast * (height - bar)) / 2);
      return `M${+(place * pitch + bar / 2).toFixed(2)} ${(middle - half).toFixed(2)}v${(half * 2).toFixed(2)}`;
    })
    .join("");
}
