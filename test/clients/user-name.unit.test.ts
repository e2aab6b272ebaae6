import * as fc from "#test/support/generated.ts";
import { describe, expect, it } from "vitest";
import { nameKey } from "#server/db/text/name-key.ts";
import { baseUserName, freeUserName } from "#server/clients/user-name.ts";

describe("a generated user name", () => {
  it.each([
    ["Ayşe", "Öz", "ayse-oz"],
    ["ÇAĞRI", "IŞIK", "cagri-isik"],
    ["İbrahim", "Güneş", "ibrahim-gunes"],
    ["I\u0307brahim", "Gu\u0308nes\u0327", "ibrahim-gunes"],
    ["Jean-Luc", "O'Neill", "jean-luc-o-neill"],
    ["Łukasz", "Größe", "lukasz-grosse"],
    ["محمد", "علي", "client"],
    ["👩‍🎤", "42", "client"],
  ])("of %s %s is %s", (name, lastName, wanted) => {
    expect(baseUserName(name, lastName)).toBe(wanted);
  });

  it("is short ASCII that needs no encoding in a path, whatever the name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, lastName) => {
        expect(baseUserName(name, lastName)).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);
      }),
    );
  });

  it("is its own key, so that no two differ only in letter case", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, lastName) => {
        const base = baseUserName(name, lastName);
        const second = freeUserName(base, new Set([base]));
        expect([nameKey(base), nameKey(second)]).toEqual([base, second]);
      }),
    );
  });

  it("gets the smallest free number when taken", () => {
    expect(freeUserName("ayse-oz", new Set())).toBe("ayse-oz");
    expect(freeUserName("ayse-oz", new Set(["ayse-oz"]))).toBe("ayse-oz2");
    expect(freeUserName("ayse-oz", new Set(["ayse-oz", "ayse-oz2", "ayse-oz4"]))).toBe("ayse-oz3");
  });
});
