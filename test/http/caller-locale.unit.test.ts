import { describe, expect, test } from "vitest";
import { callerLocale } from "#server/http/language/caller-locale.ts";

describe("the language of a sentence", () => {
  test.each([
    [undefined, "tr"],
    ["", "tr"],
    ["en", "en"],
    ["en-GB,en;q=0.9", "en"],
    ["tr-TR,tr;q=0.9,en;q=0.8", "tr"],
    ["tr;q=0.5, en;q=0.9", "en"],
    ["EN-us", "en"],
    ["de-DE,de;q=0.9", "tr"],
    ["de, en;q=0.2", "en"],
    ["en;q=0, tr;q=0.1", "tr"],
    ["en;q=0", "tr"],
    ["*", "tr"],
    ["english", "tr"],
    [`${"x,".repeat(5000)}en`, "tr"],
  ])("%j asks for %s", (header, locale) => {
    expect(callerLocale(header)).toBe(locale);
  });
});
