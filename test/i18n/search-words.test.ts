import type { MessageDescriptor } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { readEntries } from "#build/sentences/catalogues.ts";
import { readSearchWords, searchWordFaults } from "#build/sentences/search-words.ts";
import { enumerationFields } from "#contract/constants/artist-fields.ts";
import { filterGroups, filterValues } from "#contract/constants/enumerations.ts";
import { understand } from "#server/voices/search/understand.ts";
import type { SearchWords } from "#server/voices/search/meanings.ts";
import { fieldValueWords } from "#src/voice/field-words.ts";
import { sampleKindNames } from "#src/voice/sample-kind-names.ts";

describe("the names that a value is shown by", async () => {
  const entries = await readEntries();
  const words = [...enumerationFields.map((field) => fieldValueWords[field]), sampleKindNames];
  const names = words.flatMap((ofField) =>
    Object.entries<MessageDescriptor>(ofField).flatMap(([value, { message = "" }]) => {
      const translations = entries.find(({ english }) => english === message)?.translations ?? [];
      return [message, ...translations.map(([, text]) => text)].map((name) => [name, value] as const);
    }),
  );

  it("are there in every language", () => {
    const values = filterGroups.flatMap((group) => [...filterValues[group]]);
    expect(new Set(names.map(([, value]) => value))).toEqual(new Set(values));
    expect(names.length).toBeGreaterThanOrEqual(2 * values.length);
  });

  it.each(names)("“%s” is understood as %s", (name, value) => {
    const { understood, text } = understand(name, () => false);
    expect([understood.map((word) => word.value), text]).toEqual([[value], ""]);
  });
});

describe("a table of words", async () => {
  const right = (await readSearchWords())["en"] as SearchWords;
  const changed = (change: (table: SearchWords) => void): string[] => {
    const table = structuredClone(right);
    change(table);
    return searchWordFaults(table);
  };

  it.each<[string, (table: SearchWords) => void, string[]]>([
    ["is right", () => undefined, []],
    [
      "lacks a value's words",
      ({ words }) => delete words.gender["Male"],
      [
        "“Male” of gender has no words",
        "“grandfather” has not several meanings",
        "“grandpa” has not several meanings",
      ],
    ],
    [
      "has a value that is none",
      ({ words }) => (words.gender["Nobody"] = ["nobody"]),
      ["“Nobody” is no value of gender"],
    ],
    [
      "means two things by one word, whatever its letters",
      ({ words }) => words.voiceColorNames["CALM"]?.push("DÉEP"),
      ["“deep” means DEEP and CALM, and is not among severalMeanings"],
    ],
    [
      "has a filler that means something",
      ({ fillers }) => fillers.push("Warm"),
      ["“Warm” is a filler and a value"],
    ],
    [
      "has a word without letters",
      ({ words }) => words.gender["Male"]?.push("–"),
      ["“–” of “Male” is no word"],
    ],
    ["has an ending of two words", ({ endings }) => endings.push("s s"), ["“s s” is no ending"]],
  ])("that %s", (_what, change, faults) => {
    expect(changed(change)).toEqual(faults);
  });
});
