import { describe, expect, it } from "vitest";
import { limits } from "#contract/constants/limits.ts";
import type { GuestChange, GuestRoom, GuestVoice } from "#contract/guest.ts";
import { roomVotes } from "#contract/constants/values/rooms.ts";
import { applyChange, yesesOf } from "#src/features/guest/calls/apply-change.ts";
import { joinPins } from "#src/features/guest/rows/notes/join-pins.ts";
import { holdLetters } from "#src/features/guest/sound/held-letters.ts";
import { peaksOf } from "#src/features/guest/sound/waves.ts";
import * as fc from "#test/support/generated.ts";

const letters = [..."ABCDEFGHIJ"];
const silent = (letter: string): GuestVoice => ({
  letter,
  seconds: 5,
  isGone: false,
  speaker: null,
  transcript: null,
  vote: null,
  rank: null,
  notes: [],
});
const room: GuestRoom = {
  state: "open",
  title: "",
  greeting: "",
  maker: "",
  isBlind: true,
  isRevealed: false,
  sharesNotes: false,
  closesAt: "",
  closedAt: null,
  timeZone: "Europe/Istanbul",
  deletedOn: null,
  name: null,
  sentAt: null,
  mark: "",
  voices: letters.map(silent),
  older: null,
};

const letter = fc.constantFrom(...letters);
const changes: fc.Arbitrary<GuestChange[]> = fc.array(
  fc.oneof(
    fc.record({ letter, vote: fc.constantFrom(...roomVotes, null) }),
    fc.record({ order: fc.uniqueArray(letter) }),
    fc.record({ noteId: fc.uuid(), letter, seconds: fc.nat(180), text: fc.string({ minLength: 1 }) }),
    fc.record({ removeNote: fc.uuid() }),
    fc.record({ send: fc.constant(true as const), name: fc.string({ minLength: 1 }) }),
  ),
  { maxLength: 40 },
);
const after = (made: readonly GuestChange[]) =>
  made.reduce((shown, change) => applyChange(shown, change, "2026-11-24T08:00:00Z"), room);

const yes = (one: string): GuestChange => ({ letter: one, vote: "yes" });
const note = (noteId: string, seconds: number): GuestChange => ({
  noteId,
  letter: "A",
  seconds,
  text: noteId,
});

describe("what a room's page shows before the server has answered", () => {
  it("ranks the yeses from 1 on, without a gap, and nothing else", () => {
    fc.assert(
      fc.property(changes, (made) => {
        const shown = after(made);
        const ranks = shown.voices.flatMap(({ rank }) => rank ?? []).toSorted((a, b) => a - b);
        expect(ranks).toEqual(ranks.map((_rank, place) => place + 1));
        expect(shown.voices.filter(({ vote, rank }) => (vote === "yes") !== (rank !== null))).toEqual([]);
        expect(yesesOf(shown)).toHaveLength(ranks.length);
      }),
      { numRuns: fc.runs(1000) },
    );
  });

  it("puts a new yes last, and keeps the others' order when one is taken back", () => {
    expect(yesesOf(after([yes("C"), yes("A"), yes("B")]))).toEqual(["C", "A", "B"]);
    expect(yesesOf(after([yes("C"), yes("A"), yes("B"), { letter: "A", vote: "no" }]))).toEqual(["C", "B"]);
    expect(yesesOf(after([yes("C"), yes("A"), { order: ["A", "C"] }, yes("C")]))).toEqual(["A", "C"]);
  });

  it("holds a note once that is sent twice, by moment", () => {
    const [voice] = after([note("b", 4), note("a", 2), note("b", 4)]).voices;
    expect(voice?.notes.map(({ text }) => text)).toEqual(["a", "b"]);
    expect(after([note("a", 2), { removeNote: "a" }]).voices[0]?.notes).toEqual([]);
  });
});

it("holds six sounds at most, among them the one that was chosen", () => {
  fc.assert(
    fc.property(fc.uniqueArray(letter), fc.array(letter, { maxLength: 30 }), (all, chosen) => {
      const held = chosen.reduce<string[]>((before, one) => {
        const next = holdLetters(before, all, one);
        expect(next.length).toBe(Math.min(all.length, limits.compared.most));
        expect(new Set(next).size).toBe(next.length);
        expect(next.at(-1) === one).toBe(all.includes(one));
        return next;
      }, []);
      expect(held.every((one) => all.includes(one))).toBe(true);
    }),
    { numRuns: fc.runs(1000) },
  );
});

it("joins pins that would overlap, and loses no note", () => {
  const notes = fc.array(
    fc.record({ noteId: fc.uuid(), seconds: fc.nat(200), text: fc.string(), by: fc.constant(null) }),
  );
  fc.assert(
    fc.property(notes, fc.nat(180), fc.double({ min: 0, max: 0.3, noNaN: true }), (all, seconds, gap) => {
      const pins = joinPins(all, seconds, gap);
      expect(pins.flatMap((pin) => pin.notes)).toHaveLength(all.length);
      const places = pins.map(({ place }) => place);
      expect(places.filter((place) => place < 0 || place > 1)).toEqual([]);
      const gaps = places.slice(1).map((place, nth) => place - (places[nth] ?? 0));
      expect(gaps.filter((one) => one < gap)).toEqual([]);
    }),
    { numRuns: fc.runs(500) },
  );
});

it("draws a waveform of the decoded sound: 128 bars, loud where it is loud", () => {
  const sound = new Float32Array(44_100).map((_value, at) => (at < 22_050 ? 0 : 0.8 * (at % 2 ? 1 : -1)));
  const peaks = peaksOf(sound);
  expect(peaks).toHaveLength(limits.peakBars);
  expect(Math.max(...peaks.slice(0, 60))).toBe(0);
  expect(Math.min(...peaks.slice(70))).toBeCloseTo(0.8, 5);
});
