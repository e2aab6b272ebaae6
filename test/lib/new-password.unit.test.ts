import { describe, expect, it } from "vitest";
import { locales } from "#contract/constants/site-languages.ts";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { newPassword } from "#src/lib/i18n/new-password.ts";
import { passwordWords } from "#src/lib/i18n/password-words.ts";

describe.each(locales)("a proposed password in %s", (locale) => {
  it("is drawn from 256 different words and 90,000 numbers: 40 bits", () => {
    const words = passwordWords(locale);
    expect(new Set(words).size).toBe(words.length);
    expect(words).toHaveLength(256);
    expect(3 * Math.log2(words.length) + Math.log2(90_000)).toBeGreaterThanOrEqual(40);
  });

  it("can be typed on every keyboard and is long enough", () => {
    for (const word of passwordWords(locale)) expect(word).toMatch(/^[a-z]{3,9}$/);
    const drawn = Array.from({ length: 200 }, () => newPassword(locale));
    for (const password of drawn) {
      expect(password).toMatch(/^[a-z]+-[a-z]+-[a-z]+-[1-9]\d{4}$/);
      expect(password.length).toBeGreaterThanOrEqual(roomLimits.password.least);
    }
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
