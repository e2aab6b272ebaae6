import { describe, expect, test } from "vitest";
import { limits } from "#contract/constants/limits.ts";
import { newRecoveryCode, readRecoveryCode } from "#server/session/second-factor/recovery-codes.ts";
import * as fc from "#test/support/generated.ts";
import { runs } from "#test/support/generated.ts";

describe("a recovery code", () => {
  test("has 140 random bits, in groups of letters that nobody takes for others", () => {
    const codes = Array.from({ length: 200 }, newRecoveryCode);
    for (const code of codes) {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{7}(?:-[0-9A-HJKMNP-TV-Z]{7}){3}$/);
      expect(code.length).toBeLessThanOrEqual(limits.factorCode);
    }
    expect(new Set(codes).size).toBe(codes.length);
    // 5600 letters: none of the 32 is left out.
    expect(new Set(codes.join("").replaceAll("-", "")).size).toBe(32);
  });

  // What people and keyboards make of the same letters.
  const spellings: ((code: string) => string)[] = [
    (code) => code.toLowerCase(),
    (code) => code.toLocaleLowerCase("tr"),
    (code) => code.replaceAll("-", ""),
    (code) => code.replaceAll("-", " "),
    (code) => code.replaceAll("-", "–"),
    (code) => code.replaceAll("0", "o"),
    (code) => code.replaceAll("0", "O"),
    (code) => code.replaceAll("1", "l"),
    (code) => code.replaceAll("1", "I"),
    (code) => code.replaceAll("1", "ı"),
    (code) => code.replaceAll("1", "İ"),
    (code) => `  ${code}\n`,
  ];

  test("is the same however it is typed", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(spellings), (chosen) => {
        const code = newRecoveryCode();
        const typed = chosen.reduce((text, spell) => spell(text), code);
        expect(readRecoveryCode(typed)).toBe(code.replaceAll("-", ""));
      }),
      { numRuns: runs(2000) },
    );
  });

  test("is another one with any letter changed", () => {
    fc.assert(
      fc.property(fc.nat(27), fc.constantFrom(..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"), (place, letter) => {
        const code = readRecoveryCode(newRecoveryCode());
        fc.pre(code[place] !== letter);
        const changed = code.slice(0, place) + letter + code.slice(place + 1);
        expect(readRecoveryCode(changed)).not.toBe(code);
      }),
      { numRuns: runs(500) },
    );
  });
});
