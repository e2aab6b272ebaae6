import { describe, expect, it } from "vitest";
import { artistFieldNames } from "#contract/constants/artist-fields.ts";
import { languages, sampleKinds, sampleStates, voiceColors } from "#contract/constants/enumerations.ts";
import { emptyFields } from "#src/features/voice-artists/editor/artist-form.ts";
import { mergedForm, mergeOf, type Change } from "#src/features/voice-artists/conflict/merge.ts";
import {
  newSample,
  sampleFields,
  type KeptForm,
  type SampleForm,
} from "#src/features/voice-artists/kept/form/kept-form.ts";
import { isSame } from "#src/lib/is-same.ts";
import * as fc from "#test/support/generated.ts";

const sampleValues = fc.record({
  title: fc.constantFrom("", "a", "b"),
  kind: fc.constantFrom(...sampleKinds.slice(0, 2)),
  languages: fc.subarray(languages.slice(0, 2)),
  state: fc.constantFrom(...sampleStates),
});

/** A form of some of the stored samples "1" to "4" in any order, and of a new one that only this owner has. */
const form = (own: string): fc.Arbitrary<KeptForm> =>
  fc
    .record({
      name: fc.constantFrom("Nehir", "Nehir Soysal", "Nehir Aydın"),
      age: fc.constantFrom("37", "38"),
      voiceColors: fc.subarray(voiceColors.slice(0, 3)),
      keys: fc.shuffledSubarray(["1", "2", "3", "4", own]),
      values: fc.array(sampleValues, { minLength: 5, maxLength: 5 }),
    })
    .map(({ keys, values, ...fields }) => ({
      ...emptyFields,
      ...fields,
      gender: "Female",
      samples: keys.map((key, place): SampleForm => ({
        ...newSample(`/audio/${key}`),
        key,
        ...(key !== own && { voiceId: key }),
        ...values[place],
      })),
    }));

const stored = form("base").map((made) => ({
  ...made,
  samples: made.samples.filter(({ key }) => key !== "base"),
}));

const sampleOf = ({ samples }: KeptForm, key: string) => samples.find((sample) => sample.key === key);

/** Most of what somebody has is as it was, so that something is changed by one alone. */
const others = fc
  .record({
    base: stored,
    mine: form("mine"),
    theirs: form("theirs"),
    kept: fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }),
  })
  .map(({ kept, ...forms }) => {
    const stay = (changed: KeptForm, from: number): KeptForm => ({
      ...changed,
      ...Object.fromEntries(
        artistFieldNames.flatMap((field, place) => (kept[from + place] ? [[field, forms.base[field]]] : [])),
      ),
      samples: kept[from + 6]
        ? forms.base.samples
        : changed.samples.filter(({ key, voiceId }) => !voiceId || sampleOf(forms.base, key)),
    });
    return { ...forms, mine: stay(forms.mine, 0), theirs: stay(forms.theirs, 7) };
  });

/** A value that is chosen as "theirs" where both changed it. */
const expected = (was: unknown, own: unknown, other: unknown) => (isSame(other, was) ? own : other);
const tries = { numRuns: fc.runs(2000) };
const never = (): never => {
  throw new Error("asked");
};
const placesOf = (changes: Change[]) => changes.map(({ at }) => `${at.sample ?? ""}/${at.field}`).toSorted();

describe("what two owners changed at once", () => {
  it("keeps all that only one of them changed, and asks for nothing else", () => {
    fc.assert(
      fc.property(others, ({ base, mine, theirs }) => {
        const asked: Change[] = [];
        const merged = mergedForm(base, mine, theirs, (change) => {
          asked.push(change);
          return "theirs";
        });
        const { conflicts } = mergeOf(base, mine, theirs);
        expect(placesOf(asked)).toEqual(placesOf(conflicts));
        for (const field of artistFieldNames)
          expect(merged[field]).toEqual(expected(base[field], mine[field], theirs[field]));
        for (const { key } of base.samples) {
          const [was, own, other, now] = [base, mine, theirs, merged].map((one) => sampleOf(one, key));
          if (!was || !own || !other) continue;
          for (const field of sampleFields)
            expect(now?.[field]).toEqual(expected(was[field], own[field], other[field]));
        }
        for (const [owner, key] of [
          [mine, "mine"],
          [theirs, "theirs"],
        ] as const) {
          expect(sampleOf(merged, key)).toEqual(sampleOf(owner, key));
        }
      }),
      tries,
    );
  });

  it("overwrites nothing unseen: what differs and was changed by both is a question with both values", () => {
    fc.assert(
      fc.property(others, ({ base, mine, theirs }) => {
        const { conflicts } = mergeOf(base, mine, theirs);
        for (const field of artistFieldNames) {
          const areAllDifferent =
            !isSame(mine[field], base[field]) &&
            !isSame(theirs[field], base[field]) &&
            !isSame(mine[field], theirs[field]);
          const question = conflicts.find(({ at }) => at.sample === null && at.field === field);
          expect(question && [question.mine, question.theirs]).toEqual(
            areAllDifferent ? [mine[field], theirs[field]] : undefined,
          );
        }
        for (const was of base.samples) {
          const [own, other] = [sampleOf(mine, was.key), sampleOf(theirs, was.key)];
          const isLost = Boolean(own) !== Boolean(other) && !isSame(own ?? other, was);
          expect(conflicts.some(({ at }) => at.sample === was.key && at.field === "presence")).toBe(isLost);
        }
      }),
      tries,
    );
  });

  it("is the other one’s form where an owner changed nothing, order and new samples too", () => {
    fc.assert(
      fc.property(others, ({ base, mine }) => {
        expect(mergedForm(base, mine, base, never)).toEqual(mine);
        expect(mergedForm(base, base, mine, never)).toEqual(mine);
        expect(mergedForm(base, mine, mine, never)).toEqual(mine);
      }),
      tries,
    );
  });

  it("asks both of them the same", () => {
    fc.assert(
      fc.property(others, ({ base, mine, theirs }) => {
        const there = mergeOf(base, mine, theirs);
        const back = mergeOf(base, theirs, mine);
        expect(placesOf(there.conflicts)).toEqual(placesOf(back.conflicts));
        expect(placesOf(there.mineOnly)).toEqual(placesOf(back.theirsOnly));
      }),
      tries,
    );
  });

  it("brings a sample back as a new one where the other owner removed it", () => {
    const kept: KeptForm = { ...emptyFields, name: "a", age: "3", gender: "Male", samples: [] };
    const sample = { ...newSample("/audio/1", "before"), voiceId: "1" };
    const [was, mine, theirs] = [[sample], [{ ...sample, title: "after" }], []].map((samples) => ({
      ...kept,
      samples,
    }));
    if (!was || !mine || !theirs) throw new Error("three forms");
    const [back] = mergedForm(was, mine, theirs, () => "mine").samples;
    expect(back).toMatchObject({ title: "after" });
    expect(back).not.toHaveProperty("voiceId");
    expect(mergedForm(was, mine, theirs, () => "theirs").samples).toEqual([]);
  });
});
