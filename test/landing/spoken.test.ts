import { describe, expect, it } from "vitest";
import { heroClips } from "#src/features/landing/hero/clips.ts";
import { demoPhrases } from "#src/features/landing/demo/demo-phrases.ts";
import { barsOf, wordAt, wordsOf } from "#src/features/landing/clips/clip.ts";
import { mixingFormats } from "#src/features/landing/services/speaker-layouts.ts";

describe("what is drawn of a clip", () => {
  it.each([...heroClips, ...demoPhrases])("$src has a start for every word, in order", (clip) => {
    expect(clip.starts).toHaveLength(wordsOf(clip).length);
    expect(clip.starts.toSorted((a, b) => a - b)).toEqual(clip.starts);
  });

  it("draws 96 bars, none higher than the whole and none of no height", () => {
    for (const clip of heroClips) {
      const bars = barsOf(clip.peaks);
      expect(bars).toHaveLength(96);
      expect(Math.min(...bars)).toBeGreaterThan(0);
      expect(Math.max(...bars)).toBeLessThanOrEqual(1);
    }
  });

  it("finds the word that is being spoken", () => {
    const clip = { src: "", language: "tr", text: "bir iki", seconds: 2, peaks: "", starts: [10, 120] };
    expect([0, 0.1, 1.19, 1.2, 9].map((seconds) => wordAt(clip, seconds))).toEqual([-1, 0, 0, 1, 1]);
  });
});

describe("the mixing formats", () => {
  it.each([
    ["Mono", 1],
    ["Stereo", 2],
    ["5.1", 5],
    ["7.1", 7],
    ["9.1", 9],
    ["11.1", 11],
  ])("%s stands on %i speakers", (name, count) => {
    const format = mixingFormats.find((one) => one.name === name);
    expect(format?.speakers).toHaveLength(count);
    expect(new Set(format?.speakers.map(String)).size).toBe(count);
    expect(format?.subwoofer ?? false).toBe(name.endsWith(".1"));
  });
});
