import { Diff } from "diff";
import { expect, test, vi } from "vitest";
import { limits } from "#contract/constants/limits.ts";
import { briefChanges } from "#server/offers/terms/brief-changes.ts";
import * as fc from "#test/support/generated.ts";

const words = limits.offer.script / 2;
const scriptOf = (wordAt: (nth: number) => string) =>
  Array.from({ length: words }, (_, nth) => wordAt(nth)).join(" ");

/** How often two words are compared while the changes of a script are found. */
function comparisons(before: string, after: string): number {
  const equals = vi.spyOn(Diff.prototype, "equals");
  briefChanges({ script: before }, { script: after });
  const count = equals.mock.calls.length;
  equals.mockRestore();
  return count;
}

/** Some times as many as each has words: with 2,000 edits, two scripts without a common word take 2,000,000. */
const most = 20 * words;

test("two of the longest scripts without a common word take few steps, and are told whole", () => {
  const [before, after] = [scriptOf(() => "a"), scriptOf(() => "b")];
  expect(comparisons(before, after)).toBeLessThan(most);
  expect(briefChanges({ script: before }, { script: after })).toEqual({
    fields: ["script"],
    removed: [before],
    added: [after],
  });
});

test("the longest scripts take few steps, however their words repeat", () => {
  // Words that recur in a pattern, each letter in turn where it is due, make the longest detours.
  const patterned = fc
    .tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 4 }), fc.nat({ max: words }))
    .map(([every, kinds, changeAt]) =>
      scriptOf((nth) =>
        nth % every === 0 || nth > changeAt ? String.fromCodePoint(97 + (nth % kinds)) : "x",
      ),
    );
  const drawn = fc
    .nat()
    .map((seed) => scriptOf((nth) => ((Math.imul(nth + seed, 2_654_435_761) >>> 9) % 3 ? "a" : "b")));
  const script = fc.oneof(patterned, drawn);
  fc.assert(
    fc.property(script, script, (before, after) => {
      expect(comparisons(before, after)).toBeLessThan(most);
    }),
    { numRuns: fc.runs(200) },
  );
});

test("runs of words that differ are told each by itself while they are few", () => {
  const found = briefChanges(
    { script: scriptOf(String) },
    { script: scriptOf((nth) => ([5, 6, 5000].includes(nth) ? "Z" : String(nth))), notes: "Sakin" },
  );
  expect(found).toEqual({ fields: ["script", "notes"], removed: ["5 6", "5000"], added: ["Z Z", "Z"] });
});
