import { describe, expect, test } from "vitest";
import {
  clampPlace,
  enterPart,
  isWhole,
  marksOf,
  partFrom,
  placeAfter,
  whole,
  withEdge,
  type Part,
} from "#src/voice/switching/place.ts";
import * as fc from "#test/support/generated.ts";

const place = fc.double({ min: 0, max: 1, noNaN: true });
const seconds = fc.double({ min: 0.5, max: 180, noNaN: true });
const elapsed = fc.double({ min: 0, max: 600, noNaN: true });
/** A part that somebody may have set in a sample of this length. */
const partOf = (length: number, from: number, to: number): Part =>
  withEdge(withEdge(whole, "to", Math.max(from, to), length), "from", Math.min(from, to), length);

const hold = <T>(property: fc.IRawProperty<T>) => fc.assert(property, { numRuns: fc.runs(1000) });

describe("the place after some seconds", () => {
  test("moves on by the share of the sample that has sounded, up to its end", () => {
    expect(placeAfter({ place: 0.25, elapsed: 1, seconds: 4, part: undefined })).toBe(0.5);
    expect(placeAfter({ place: 0.25, elapsed: 9, seconds: 4, part: undefined })).toBe(1);
  });

  test("in a loop never leaves the part, and comes back to where it was after one turn", () => {
    hold(
      fc.property(place, place, place, seconds, elapsed, (from, to, start, length, after) => {
        const part = partOf(length, from, to);
        const begun = enterPart(start, part);
        const at = (time: number) => placeAfter({ place: begun, elapsed: time, seconds: length, part });
        expect(at(after)).toBeGreaterThanOrEqual(part.from);
        expect(at(after)).toBeLessThanOrEqual(part.to);
        const turn = (part.to - part.from) * length;
        // A place comes back as it was, unless rounding puts it at the other edge.
        const apart = Math.abs(at(after) - at(after + turn));
        expect(Math.min(apart, part.to - part.from - apart)).toBeLessThan(1e-6);
      }),
    );
  });

  test("of a part is that of a loop of the whole, where the part is the whole", () => {
    hold(
      fc.property(place, seconds, elapsed, (start, length, after) => {
        const looped = placeAfter({ place: start, elapsed: after, seconds: length, part: whole });
        expect(looped).toBeCloseTo((start + after / length) % 1, 6);
      }),
    );
  });
});

describe("the part", () => {
  test("that nobody has set begins at the place, a quarter long, and lies inside the sample", () => {
    expect(partFrom(0.5, 8)).toEqual({ from: 0.5, to: 0.75 });
    expect(partFrom(1, 8)).toEqual({ from: 0.75, to: 1 });
    hold(
      fc.property(place, seconds, (start, length) => {
        const { from, to } = partFrom(start, length);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(1 + 1e-9);
        expect((to - from) * length).toBeGreaterThanOrEqual(Math.min(length, 0.25) - 1e-9);
      }),
    );
  });

  test("keeps its edges in order, inside the sample and a quarter of a second apart, however they are moved", () => {
    const moves = fc.array(
      fc.tuple(fc.constantFrom("from" as const, "to" as const), fc.double({ min: -3, max: 3, noNaN: true })),
      { maxLength: 12 },
    );
    hold(
      fc.property(moves, seconds, (all, length) => {
        let part = whole;
        for (const [edge, value] of all) part = withEdge(part, edge, value, length);
        expect(part.from).toBeGreaterThanOrEqual(0);
        expect(part.to).toBeLessThanOrEqual(1);
        expect((part.to - part.from) * length).toBeGreaterThanOrEqual(0.25 - 1e-9);
      }),
    );
  });

  test("is entered at its beginning from outside, and not moved from inside", () => {
    hold(
      fc.property(place, place, place, (from, to, start) => {
        const part = partOf(10, from, to);
        const entered = enterPart(start, part);
        expect(entered).toBe(start >= part.from && start < part.to ? start : part.from);
      }),
    );
  });

  test("is the whole only with both edges at the ends", () => {
    expect(isWhole(whole)).toBe(true);
    expect(isWhole({ from: 0, to: 0.99 })).toBe(false);
    expect(isWhole({ from: 0.01, to: 1 })).toBe(false);
  });
});

test("a place that is no number is the beginning", () => {
  expect([Number.NaN, -Infinity, -1, 0.4, 7, Infinity].map(clampPlace)).toEqual([0, 0, 0, 0.4, 1, 1]);
});

test("the ruler has few marks, the first at the beginning and all inside the sample", () => {
  expect(marksOf(6.4, 20)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(marksOf(6.4, 5.5)).toEqual([0, 2, 4, 6]);
  expect(marksOf(95, 20)).toEqual([0, 15, 30, 45, 60, 75, 90]);
  expect(marksOf(95, 0)).toEqual([0, 60]);
  hold(
    fc.property(seconds, fc.double({ min: 0, max: 20, noNaN: true }), (length, room) => {
      const marks = marksOf(length, room);
      expect(marks[0]).toBe(0);
      // A minute is the longest step.
      expect(marks.length).toBeLessThanOrEqual(Math.max(Math.min(8, room + 1), length / 60 + 1));
      expect(marks.at(-1)).toBeLessThanOrEqual(length);
    }),
  );
});
