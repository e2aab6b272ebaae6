/** Reads 64 RMS values (0 to 1) from 128 hex characters; undefined for anything else. */
export function readPeaks(hex: string | null | undefined): number[] | undefined {
  if (!hex || !/^[\da-f]{128}$/i.test(hex)) return undefined;
  return Array.from({ length: 64 }, (_, bar) => Number.parseInt(hex.slice(bar * 2, bar * 2 + 2), 16) / 255);
}

const rootMeanSquare = (values: number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

/** Resamples the peaks to `count` bars: fewer by RMS, more by linear interpolation. */
export function resample(peaks: number[], count: number): number[] {
  const at = (place: number) => peaks[Math.min(peaks.length - 1, Math.max(0, place))] ?? 0;
  return Array.from({ length: count }, (_, bar) => {
    const start = (bar * peaks.length) / count;
    const end = ((bar + 1) * peaks.length) / count;
    if (end - start >= 1) return rootMeanSquare(peaks.slice(Math.floor(start), Math.ceil(end)));
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

/** The exponent applied to loudness: it brings out the pauses between words. */
const contrast = 1.5;

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
