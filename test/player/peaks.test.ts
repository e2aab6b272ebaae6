import * as fc from "#test/support/generated.ts";
import { expect, test } from "vitest";
import { demoClips } from "#demo/clips.ts";
import { barsPath, readPeaks, resample } from "#src/voice/waveform/peaks.ts";

const ramp = Array.from({ length: 128 }, (_, bar) => (bar * 2).toString(16).padStart(2, "0")).join("");

test("256 hex characters are 128 bars from 0 to 1", () => {
  const peaks = readPeaks(ramp) ?? [];
  expect(peaks).toHaveLength(128);
  expect(peaks[0]).toBe(0);
  expect(peaks[127]).toBeCloseTo(254 / 255);
});

test.each([undefined, null, "", "ff", ramp.slice(1), ramp.slice(128), `${ramp.slice(2)}zz`])(
  "no bars for %j",
  (hex) => {
    expect(readPeaks(hex)).toBeUndefined();
  },
);

test("the same number of bars is left as it is", () => {
  const peaks = readPeaks(ramp) ?? [];
  expect(resample(peaks, 128)).toEqual(peaks);
});

test("fewer bars are the loudest of their own peaks, and leave a pause its length", () => {
  expect(resample([0, 1, 0.5, 0.2], 2)).toEqual([1, 0.5]);
  expect(resample([1, 0, 0, 1, 1], 3)).toEqual([1, 0, 1]);
});

test("more bars lie between their neighbours", () => {
  expect(resample([0, 1], 4)).toEqual([0, 0.25, 0.75, 1]);
});

test("any number of bars stays within the peaks", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 128 }),
      fc.integer({ min: 0, max: 400 }),
      (peaks, count) => {
        const bars = resample(peaks, count);
        expect(bars).toHaveLength(count);
        for (const bar of bars) {
          expect(bar).toBeGreaterThanOrEqual(Math.min(...peaks) - 1e-9);
          expect(bar).toBeLessThanOrEqual(Math.max(...peaks) + 1e-9);
        }
      },
    ),
  );
});

test("the loudest bar fills the height, silence is a dot", () => {
  expect(barsPath([1, 0], { pitch: 4, bar: 2.5, height: 40 })).toBe("M1.25 1.25v37.50M5.25 19.99v0.02");
});

/** The heights of a card's bars, from 0 to 1. */
const drawn = (peaks: string) =>
  [
    ...barsPath(resample(readPeaks(peaks) ?? [], 57), { pitch: 4, bar: 0, height: 1 }).matchAll(/v([\d.]+)/g),
  ].map(([, height]) => Number(height));

test("a waveform of speech breathes: pauses lie flat, and the others are of many heights", () => {
  for (const { file, peaks } of demoClips) {
    const heights = drawn(peaks).toSorted((one, other) => one - other);
    const [quiet = 1, quarter = 1, half = 1] = [2, 14, 28].map((place) => heights[place]);
    expect([file, quiet < 0.15, quarter < 0.45, half < 0.75]).toEqual([file, true, true, true]);
    expect(new Set(heights.map((height) => height.toFixed(1))).size).toBeGreaterThanOrEqual(8);
  }
});
