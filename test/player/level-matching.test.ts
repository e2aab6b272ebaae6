// @vitest-environment jsdom
import { expect, test } from "vitest";
import { gainFactor, levelOf, setLevelMatched, useLevelMatching } from "#src/voice/level-matching.ts";
import { voiceOf } from "#test/support/voice.ts";

const measured = { loudness: -24, truePeak: -9 };

test("a measured sample of the API's origin is evened out, one of elsewhere never", () => {
  expect(levelOf(voiceOf("Ada", measured))).toEqual({ kind: "known", decibels: 6 });
  expect(levelOf(voiceOf("Ada", { loudness: null, truePeak: null }))).toEqual({ kind: "measuring" });
  const elsewhere = { ...measured, voiceMp3: "https://sounds.example/a.mp3" };
  expect(levelOf(voiceOf("Ada", elsewhere))).toEqual({ kind: "foreign" });
});

test("decibels become what a gain node multiplies by", () => {
  expect(gainFactor({ kind: "known", decibels: 0 })).toBe(1);
  expect(gainFactor({ kind: "known", decibels: 20 })).toBe(10);
  expect(gainFactor({ kind: "known", decibels: -6 })).toBeCloseTo(0.501, 3);
});

test("the choice is remembered", () => {
  expect(useLevelMatching.getState().isMatched).toBe(true);
  setLevelMatched(false);
  expect(useLevelMatching.getState().isMatched).toBe(false);
  expect(localStorage.getItem("sound-level")).toBe("recorded");
  setLevelMatched(true);
  expect(localStorage.getItem("sound-level")).toBe("matched");
});
