import * as fc from "#test/support/generated.ts";
import { describe, expect, it } from "vitest";
import { generatePassword } from "#server/clients/generate-password.ts";
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

  it("gets the smallest free number when taken", () => {
    expect(freeUserName("ayse-oz", new Set())).toBe("ayse-oz");
    expect(freeUserName("ayse-oz", new Set(["ayse-oz"]))).toBe("ayse-oz2");
    expect(freeUserName("ayse-oz", new Set(["ayse-oz", "ayse-oz2", "ayse-oz4"]))).toBe("ayse-oz3");
  });
});

describe("a generated password", () => {
  it("has 128 bits in readable characters and never comes twice", () => {
    const passwords = new Set(Array.from({ length: 1000 }, generatePassword));
    expect(passwords.size).toBe(1000);
    for (const password of passwords) expect(password).toMatch(/^[A-HJ-NP-Za-km-z2-9]+$/);
    for (const { length } of passwords) expect(length * Math.log2(57)).toBeGreaterThanOrEqual(128);
  });
});
