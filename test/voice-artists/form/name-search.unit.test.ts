import * as fc from "#test/support/generated.ts";
import { describe, expect, it } from "vitest";
import { findNames } from "#src/features/voice-artists/names/name-search.ts";

const names = [
  "Ayşe / Öz",
  "Ilgaz Töre",
  "İdil Keskinok",
  "Işıl Demirağ",
  "Şule Çınar",
  "100% Ses",
  "🎙️ Deniz",
];

describe("searching the names", () => {
  it.each([
    ["ilgaz", "Ilgaz Töre"],
    ["ILGAZ", "Ilgaz Töre"],
    ["idil", "İdil Keskinok"],
    ["IDIL", "İdil Keskinok"],
    ["İDİL", "İdil Keskinok"],
    ["ışıl", "Işıl Demirağ"],
    ["isil", "Işıl Demirağ"],
    ["ÇINAR", "Şule Çınar"],
    ["cinar sule", "Şule Çınar"],
    ["/ öz", "Ayşe / Öz"],
    ["%", "100% Ses"],
    ["🎙️", "🎙️ Deniz"],
  ])("%s finds %s", (query, name) => {
    expect(findNames(names, query)).toEqual([name]);
  });

  it("finds nothing for what nobody is called, and everybody for nothing", () => {
    expect(findNames(names, "veli")).toEqual([]);
    expect(findNames(names, "  ")).toEqual(names);
  });

  it("finds every name by itself, in capitals and in small letters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }), (name) => {
        expect(findNames([name], name)).toEqual([name]);
      }),
    );
    for (const name of names) {
      expect(findNames(names, name.toLocaleUpperCase("tr"))).toContain(name);
      expect(findNames(names, name.toLocaleLowerCase("tr"))).toContain(name);
    }
  });
});
