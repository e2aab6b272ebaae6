import * as fc from "#test/support/generated.ts";
import { expect, test } from "vitest";
import { barsPath, readPeaks, resample } from "#src/features/player/waveform/peaks.ts";

const ramp = Array.from({ length: 64 }, (_, bar) => (bar * 4).toString(16).padStart(2, "0")).join("");

test("128 hex characters are 64 bars from 0 to 1", () => {
  const peaks = readPeaks(ramp) ?? [];
  expect(peaks).toHaveLength(64);
  expect(peaks[0]).toBe(0);
  expect(peaks[63]).toBeCloseTo(252 / 255);
});

test.each([undefined, null, "", "ff", ramp.slice(1), `${ramp.slice(2)}zz`])("no bars for %j", (hex) => {
  expect(readPeaks(hex)).toBeUndefined();
});

test("the same number of bars is left as it is", () => {
  const peaks = readPeaks(ramp) ?? [];
  expect(resample(peaks, 64)).toEqual(peaks);
});

test("fewer bars keep the energy of those they stand for", () => {
  expect(resample([0, 1, 1, 1], 2).map((bar) => bar.toFixed(3))).toEqual(["0.707", "1.000"]);
});

test("more bars lie between their neighbours", () => {
  expect(resample([0, 1], 4)).toEqual([0, 0.25, 0.75, 1]);
});

test("any number of bars stays within the peaks", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 64 }),
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
