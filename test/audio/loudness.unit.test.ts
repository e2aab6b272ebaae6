import { ebur128_integrated_mono, ebur128_true_peak_mono } from "ebur128-wasm/ebur128_wasm.js";
import { describe, expect, test } from "vitest";
import { Loudness } from "#server/audio/analysis/loudness.ts";
import { demoClips } from "#demo/clips.ts";
import { clipRate, fromDecibels, measure, soundOf, soundOfClip, type Tone } from "./sounds.ts";

const rates = [48_000, 44_100, 24_000];

/** EBU Tech 3341, table 1: levels in dBFS and seconds, in both channels at once. */
const loudnessSignals: Record<string, [level: number, seconds: number][]> = {
  "1": [[-23, 20]],
  "2": [[-33, 20]],
  "3": [
    [-36, 10],
    [-23, 60],
    [-36, 10],
  ],
  "4": [
    [-72, 10],
    [-36, 10],
    [-23, 60],
    [-36, 10],
    [-72, 10],
  ],
  "5": [
    [-26, 20],
    [-20, 20.1],
    [-26, 20],
  ],
};
const targets: Record<string, number> = { "2": -33 };

/** Signals with true peaks: the sine's part of the rate, where it starts, and its amplitude; in dBTP. */
const peakSignals: Record<string, { part: number; phase: number; amplitude: number; target: number }> = {
  "15": { part: 4, phase: 0, amplitude: 0.5, target: -6 },
  "16": { part: 4, phase: 45, amplitude: 0.5, target: -6 },
  "17": { part: 6, phase: 60, amplitude: 0.5, target: -6 },
  "18": { part: 8, phase: 67.5, amplitude: 0.5, target: -6 },
  "19": { part: 4, phase: 45, amplitude: 1.41, target: 3 },
};

const thousandHertz = (level: number, seconds: number): Tone => ({
  hertz: 1000,
  amplitude: fromDecibels(level),
  seconds,
});

describe.each(rates)("at %i Hz", (rate) => {
  test.each(Object.entries(loudnessSignals))("EBU signal %s is as loud as it says", (signal, parts) => {
    const sound = soundOf(
      parts.map(([level, seconds]) => thousandHertz(level, seconds)),
      rate,
    );
    const loudness = new Loudness();
    loudness.add([sound, sound], rate);
    expect(Math.abs((loudness.integrated() ?? 0) - (targets[signal] ?? -23))).toBeLessThan(0.1);
  });

  test.each(Object.entries(peakSignals))(
    "EBU signal %s peaks between its samples",
    (_signal, { part, phase, amplitude, target }) => {
      const sound = soundOf([{ hertz: rate / part, phase, amplitude, seconds: 1 }], rate);
      const apart = (measure([sound, sound], rate).truePeak ?? 0) - target;
      expect(apart).toBeLessThan(0.2);
      expect(apart).toBeGreaterThan(-0.4);
    },
  );
});

describe("loudness", () => {
  test("of one channel is 3 dB below that of the same in two", () => {
    const sound = soundOf([thousandHertz(-23, 5)], 48_000);
    const [one, two] = [measure([sound], 48_000), measure([sound, sound], 48_000)];
    expect((two.loudness ?? 0) - (one.loudness ?? 0)).toBeCloseTo(3.01, 2);
    expect(two.truePeak).toBe(one.truePeak);
  });

  test("is not known of silence, of less than 0.4 s and below 4 kHz", () => {
    const short = soundOf([thousandHertz(-23, 0.399)], 48_000);
    expect(measure([new Float32Array(96_000)], 48_000)).toEqual({ loudness: null, truePeak: null });
    expect(measure([short], 48_000).loudness).toBeNull();
    expect(measure([soundOf([thousandHertz(-23, 0.4)], 48_000)], 48_000).loudness).toBeCloseTo(-26, 0);
    expect(measure([soundOf([{ hertz: 100, amplitude: 0.5, seconds: 3 }], 2000)], 2000).loudness).toBeNull();
  });

  test("is spoilt by no sample that is no number", () => {
    const sound = soundOf([thousandHertz(-23, 2)], 48_000);
    const { loudness, truePeak } = measure([sound], 48_000);
    sound.set([Number.NaN, Number.POSITIVE_INFINITY], 40_000);
    const spoilt = measure([sound], 48_000);
    expect(spoilt.loudness).toBeCloseTo(loudness ?? 0, 1);
    // The gap that they leave is a click.
    expect(Math.abs((spoilt.truePeak ?? 0) - (truePeak ?? 0))).toBeLessThan(1);
  });
});

test("the demo's clips are as loud as another meter finds them", async () => {
  for (const { file } of demoClips.filter((_, place) => place % 36 === 0)) {
    const sound = await soundOfClip(file);
    const { loudness, truePeak } = measure([sound], clipRate);
    expect(Math.abs((loudness ?? 0) - ebur128_integrated_mono(clipRate, sound))).toBeLessThan(0.01);
    expect(Math.abs((truePeak ?? 0) - ebur128_true_peak_mono(clipRate, sound))).toBeLessThan(0.05);
  }
});
