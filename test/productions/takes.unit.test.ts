import { expect, test } from "vitest";
import type { Take, TakeNote } from "#contract/productions/productions.ts";
import { matchedVolume } from "#src/features/productions/sound/matched-volume.ts";
import { lineOf, takesOfRound } from "#src/features/productions/takes.ts";
import { noteAt, pinsOf } from "#src/features/productions/takes/pins.ts";

const take = (takeId: string, title: string, round: number, place = 0, more: Partial<Take> = {}): Take => ({
  takeId,
  title,
  round,
  place,
  voiceId: null,
  replaces: null,
  fileName: `${takeId}.wav`,
  bytes: 1,
  state: "ready",
  failure: null,
  sha256: null,
  format: "wav",
  seconds: 60,
  channels: 1,
  sampleRate: 48_000,
  bitDepth: 24,
  checks: null,
  peaks: null,
  openNotes: 0,
  ...more,
});

const takes = [
  take("one", "Chapter 1", 1, 0),
  take("two", "Chapter 2", 1, 1),
  take("one-again", "Chapter 1", 2, 1),
  take("two-again", "The second", 2, 0, { replaces: "two" }),
  take("new", "Chapter 3", 2, 2),
];
const ids = (some: readonly Take[]) => some.map(({ takeId }) => takeId);

test("a take stands for earlier ones of its title, and for the one that it replaces", () => {
  expect(takes.map((one) => ids(lineOf(one, takes)))).toEqual([
    ["one"],
    ["two"],
    ["one-again", "one"],
    ["two-again", "two"],
    ["new"],
  ]);
});

test("a round has the newest of each line, where the first of them stood", () => {
  expect(ids(takesOfRound(takes, 1))).toEqual(["one", "two"]);
  expect(ids(takesOfRound(takes, 2))).toEqual(["one-again", "two-again", "new"]);
});

test("of two takes the louder one is played softer, so that both are as loud", () => {
  const loud = take("loud", "A", 1, 0, { checks: { loudness: -17, truePeak: -9 } });
  const soft = take("soft", "A", 2, 0, { checks: { loudness: -23, truePeak: -9 } });
  expect(matchedVolume(soft, [soft, loud])).toBe(1);
  expect(matchedVolume(loud, [soft, loud])).toBeCloseTo(10 ** (-6 / 20), 5);
  expect(matchedVolume(loud, [take("unmeasured", "A", 2), loud])).toBe(1);
});

const note = (number: number, from: number, to: number | null = null): TakeNote => ({
  noteId: String(number),
  takeId: "one",
  number,
  round: 1,
  from,
  to,
  text: "Warmer",
  side: "client",
  guestName: null,
  by: "Deniz",
  at: "2026-11-27T10:00:00Z",
  isOwn: true,
  resolved: null,
  replies: [],
});

test("pins that would lie over one another are one", () => {
  const notes = [note(1, 10_000), note(2, 11_000), note(3, 30_000)];
  const pins = pinsOf(notes, 60, 0.05);
  expect(pins.map((pin) => pin.notes.map(({ number }) => number))).toEqual([[1, 2], [3]]);
  expect(pins[1]?.at).toBe(0.5);
});

test("the note that is heard is the one whose span holds, else the last that began", () => {
  const notes = [note(1, 10_000, 40_000), note(2, 20_000, 22_000)];
  expect([5000, 15_000, 21_000, 30_000, 50_000].map((time) => noteAt(notes, time)?.number)).toEqual([
    undefined,
    1,
    2,
    1,
    2,
  ]);
});
