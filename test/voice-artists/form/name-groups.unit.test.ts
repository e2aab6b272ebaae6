import * as fc from "#test/support/generated.ts";
import { describe, expect, it } from "vitest";
import { groupNames, lettersOf } from "#src/features/voice-artists/names/name-groups.ts";

const letters = (names: string[]) => groupNames(names).map(({ letter }) => letter);

describe("the list of names", () => {
  it("puts names and letters in Turkish order", () => {
    const groups = groupNames(["Şule", "Izgi", "İdil", "Çağla", "Cem", "Seda", "Ilgaz", "Zeki", "Öz", "Oya"]);
    expect(groups).toEqual([
      { letter: "C", names: ["Cem"] },
      { letter: "Ç", names: ["Çağla"] },
      { letter: "I", names: ["Ilgaz", "Izgi"] },
      { letter: "İ", names: ["İdil"] },
      { letter: "O", names: ["Oya"] },
      { letter: "Ö", names: ["Öz"] },
      { letter: "S", names: ["Seda"] },
      { letter: "Ş", names: ["Şule"] },
      { letter: "Z", names: ["Zeki"] },
    ]);
  });

  it("upper-cases a first letter the Turkish way", () => {
    expect(letters(["ışık"])).toEqual(["I"]);
    expect(letters(["ilker"])).toEqual(["İ"]);
  });

  it("puts a letter with a foreign accent under the bare one, Q, W and X where a dictionary has them", () => {
    expect(letters(["Élodie", "Âdem", "Wendy", "Quentin", "Xavi", "Pelin", "Rana", "Vera", "Yeşim"])).toEqual(
      ["A", "E", "P", "Q", "R", "V", "W", "X", "Y"],
    );
  });

  it("puts what begins with no Latin letter last", () => {
    expect(letters(["🎙️ Deniz", "محمد", "% Ayşe", "9 Kemal", "Zeki"])).toEqual(["Z", "#"]);
  });

  it("shows the Turkish alphabet, says which letters have names, and adds others only where needed", () => {
    const plain = lettersOf(groupNames(["Arda", "İdil"]));
    expect(plain.map(({ letter }) => letter).join("")).toBe("ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ");
    expect(plain.filter(({ used }) => used).map(({ letter }) => letter)).toEqual(["A", "İ"]);
    const more = lettersOf(groupNames(["Wendy", "9 Kemal"]));
    expect(more.map(({ letter }) => letter).join("")).toBe("ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVWYZ#");
  });

  it("loses no name and shows none twice", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 })), (names) => {
        const shown = groupNames(names).flatMap((group) => group.names);
        expect(shown.toSorted()).toEqual(names.toSorted());
      }),
    );
  });
});
