/** 64 RMS bars as 128 hex characters, each bar from 0 to 1; nothing for anything else. */
export function readPeaks(hex: string | null | undefined): number[] | undefined {
  if (!hex || !/^[\da-f]{128}$/i.test(hex)) return undefined;
  return Array.from({ length: 64 }, (_, bar) => Number.parseInt(hex.slice(bar * 2, bar * 2 + 2), 16) / 255);
}

const mean = (values: number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

/** As many bars as fit: fewer are the RMS of those they stand for, more lie on the line between two. */
export function resample(peaks: number[], count: number): number[] {
  const at = (place: number) => peaks[Math.min(peaks.length - 1, Math.max(0, place))] ?? 0;
  return Array.from({ length: count }, (_, bar) => {
    const start = (bar * peaks.length) / count;
    const end = ((bar + 1) * peaks.length) / count;
    if (end - start >= 1) return mean(peaks.slice(Math.floor(start), Math.ceil(end)));
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

/** Loudness as drawn: the power brings out the pauses between words. */
const contrast = 1.5;

/** The bars as one path of upright strokes with round ends, the loudest as high as there is room. */
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
