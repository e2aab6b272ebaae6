import * as fc from "#test/support/generated.ts";
import { expect, test } from "vitest";
import { countThatFit } from "#src/voice/card/tag-rows.ts";

const room = { width: 100, gap: 6, more: () => 30 };

test("what fits into two rows is all shown", () => {
  expect(countThatFit([40, 40, 47, 47], room)).toBe(4);
});

test("where one is too many, +n takes a place inside row two", () => {
  expect(countThatFit([40, 40, 47, 47, 20], room)).toBe(3);
  expect(countThatFit([90, 90, 10], room)).toBe(1);
});

test("no place but for +n", () => {
  expect(countThatFit([100, 100, 100], room)).toBe(1);
  expect(countThatFit([], room)).toBe(0);
});

const rowsOf = (widths: number[], width: number, gap: number) =>
  widths.reduce(
    ({ row, used }, box) =>
      used > 0 && used + gap + box <= width ? { row, used: used + gap + box } : { row: row + 1, used: box },
    { row: 0, used: 0 },
  ).row;

test("never more than two rows, and one more tag would not have fitted", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 20, max: 100 }), { maxLength: 20 }), (widths) => {
      const shown = countThatFit(widths, room);
      const boxes = (count: number) => [...widths.slice(0, count), ...(count < widths.length ? [30] : [])];
      expect(rowsOf(boxes(shown), 100, 6)).toBeLessThanOrEqual(2);
      const withOneMore = shown < widths.length ? rowsOf(boxes(shown + 1), 100, 6) : Infinity;
      expect(withOneMore).toBeGreaterThan(2);
    }),
  );
});
