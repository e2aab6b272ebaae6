import { expect, test } from "vitest";
import { demoClips } from "#demo/clips.ts";
import { voicedSeconds } from "#server/voices/pace/voiced-seconds.ts";

test.for([
  ["ff".repeat(128), 10],
  ["00".repeat(128), 0],
  ["ff00".repeat(64), 5],
  ["10".repeat(32) + "0f".repeat(96), 2.5],
] as const)("the bars %s of ten seconds hold %d s of speech", ([peaks, seconds]) => {
  expect(voicedSeconds(10, peaks)).toBe(seconds);
});

test("the demo's clips are speech for most of their time, and never for all of it", () => {
  for (const { seconds, peaks } of demoClips) {
    const share = voicedSeconds(seconds, peaks) / seconds;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(1);
  }
});
