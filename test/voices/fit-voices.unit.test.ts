import { expect, test } from "vitest";
import type { Voice } from "#contract/voices/voices.ts";
import { fitVoices } from "#server/voices/fit-voices.ts";

const voice = (nth: number): Voice => ({
  voiceId: String(nth),
  voiceArtistName: "Ece",
  voiceMp3: "/audio/a.mp3",
  gender: "Female",
  voiceColorNames: [],
  languageNames: [],
  ageRangeNames: [],
  peaks: "f".repeat(256),
  transcript: { text: "ş".repeat(2000), language: "TURKISH" },
});
const voices = Array.from({ length: 100 }, (_, nth) => voice(nth));
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const count = (fitting: Voice[], field: "peaks" | "transcript") =>
  fitting.filter((one) => one[field] !== null).length;

test("voices that are few are left as they are", () => {
  expect(fitVoices(voices.slice(0, 15), 450_000)).toEqual(voices.slice(0, 15));
});

test("past what an answer holds the last ones lose their transcripts, and then their waveforms", () => {
  for (const most of [300_000, 100_000, 50_000, 30_000]) {
    const fitting = fitVoices(voices, most);
    expect(fitting.map(({ voiceId }) => voiceId)).toEqual(voices.map(({ voiceId }) => voiceId));
    // Beside what stands between them.
    expect(bytesOf(fitting)).toBeLessThan(most + 5000);
    const kept = count(fitting, "transcript");
    expect(fitting.slice(0, kept).every(({ transcript }) => transcript !== null)).toBe(true);
    expect(kept === 0 || count(fitting, "peaks") === voices.length).toBe(true);
  }
  expect(count(fitVoices(voices, 300_000), "transcript")).toBeGreaterThan(50);
  expect(count(fitVoices(voices, 300_000), "peaks")).toBe(100);
  expect(count(fitVoices(voices, 30_000), "peaks")).toBeLessThan(100);
});
