import * as fc from "#test/support/generated.ts";
import { describe, expect, test } from "vitest";
import { nameKey } from "#server/db/text/name-key.ts";

const spellings: Record<string, string[]> = {
  i: ["I", "İ", "ı", "i", "I\u0307", "i\u0307", "ｉ", "ⅰ"],
  s: ["s", "S", "ſ"],
  ş: ["ş", "Ş", "s\u0327", "S\u0327"],
  ß: ["ß", "ẞ", "ss", "SS", "Ss"],
  " ": [" ", "\u00A0", "  ", "\u3000"],
};

/** Whether all cases and normal forms of a name, and its key, have one key. */
const isOneKey = (name: string) => {
  const key = nameKey(name);
  const forms = [
    name.normalize("NFD"),
    name.toUpperCase(),
    name.toLowerCase(),
    name.toLocaleUpperCase("tr"),
    key,
  ];
  return forms.every((form) => nameKey(form) === key);
};

describe("the key of a name", () => {
  test.each(Object.entries(spellings))("is one for all spellings of %j", (_letter, all) => {
    expect(new Set(all.map((spelling) => nameKey(`A${spelling}b`))).size).toBe(1);
  });

  test("keeps names apart that differ in a letter", () => {
    const apart = ["Ayşe", "Ayse", "Öz", "Oz", "Güneş", "Gunes", "Çağ", "Cağ", "Ay e"];
    expect(new Set(apart.map(nameKey)).size).toBe(apart.length);
  });

  test("is the same for every case and normal form of each letter there is", () => {
    const wrong = [];
    for (let point = 0; point <= 0x10_ff_ff; point += 1) {
      const letter = String.fromCodePoint(point);
      if (/\p{Cased}|\p{M}/u.test(letter) && !isOneKey(`a${letter}b`)) wrong.push(point.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  test("is the same for every case and normal form of a name", () => {
    const { failed, counterexample } = fc.check(fc.property(fc.string({ unit: "binary" }), isOneKey), {
      numRuns: 5000,
    });
    expect({ failed, counterexample }).toEqual({ failed: false, counterexample: null });
  });
});
