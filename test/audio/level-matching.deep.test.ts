import { expect, test } from "vitest";
import { demoClips } from "#demo/clips.ts";
import { matchingGain } from "#src/voice/level.ts";
import { clipRate, fromDecibels, measure, soundOfClip } from "./sounds.ts";

const by = (decibels: number, sound: Float32Array) => {
  const gain = fromDecibels(decibels);
  return sound.map((sample) => sample * gain);
};

/** Unlike the demo's clips, recordings come as loud as somebody set their gain: from 18 dB quieter to 9 dB louder. */
const recordedBy = (place: number) => -18 + ((place * 7) % 28);

const isKnown = (values: { loudness: number | null; truePeak: number | null }) => {
  if (values.loudness === null || values.truePeak === null) throw new Error("A clip is silent.");
  return { loudness: values.loudness, truePeak: values.truePeak };
};

/** Measures a clip as it was recorded, evens it out as the player does, and measures it again. */
async function evenOut(file: string, place: number) {
  const recorded = by(recordedBy(place), await soundOfClip(file));
  const before = isKnown(measure([recorded], clipRate));
  const gain = matchingGain(before) ?? Number.NaN;
  const after = isKnown(measure([by(gain, recorded)], clipRate));
  // As high as it may come: a peak that was higher from the start stays where it was.
  const highest = Math.max(-1, before.truePeak);
  return { file, after, highest, isHeldBack: gain < -18 - before.loudness };
}

test("the demo's voices are as loud as each other once they are evened out, however loud they were recorded", async () => {
  const clips = [];
  for (const [place, { file }] of demoClips.filter((_, nth) => nth % 3 === 0).entries())
    clips.push(await evenOut(file, place));
  expect(clips.filter(({ after, highest }) => after.truePeak > highest + 0.01)).toEqual([]);
  const levels = clips.filter(({ isHeldBack }) => !isHeldBack).map(({ after }) => after.loudness);
  expect(levels.length).toBeGreaterThan(clips.length / 2);
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThanOrEqual(0.5);
  // Held back only by its peak, which stands as high as it may.
  const heldBack = clips.filter(({ isHeldBack }) => isHeldBack);
  expect(heldBack.filter(({ after, highest }) => after.truePeak < highest - 0.1)).toEqual([]);
});
