import { existsSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "#contract/constants/enumerations.ts";
import { languageTags } from "#contract/constants/language-tags.ts";
import { demoPhrases } from "#src/features/landing/demo/demo-phrases.ts";
import { heroClips } from "#src/features/landing/hero/clips.ts";
import { languageNames } from "#src/voice/language-names.ts";

const fileOf = (src: string) => new URL(`../../public${src}`, import.meta.url);

describe("the landing page's clips", () => {
  it("speak each language once", () => {
    expect(new Set(heroClips.map(({ language }) => language)).size).toBe(languages.length);
    expect(heroClips.filter(({ dir }) => dir === "rtl").map(({ language }) => language)).toEqual([
      "ar",
      "fa",
      "ur",
    ]);
  });

  it("stand in the order in which the page names their languages", () => {
    expect(Object.keys(languageNames)).toEqual(languages);
    expect(heroClips.map(({ language }) => language)).toEqual(
      languages.map((language) => languageTags[language]),
    );
  });

  it("say the three phrases of the glossary, letter for letter", () => {
    expect(demoPhrases.map(({ language, text }) => [language, text])).toEqual([
      ["tr", "Markanızın sesi ilk cümlede tanınır."],
      ["tr", "Hoş geldiniz. Türkçe için biri, İngilizce için ikiyi tuşlayın."],
      ["en", "Every brand has a voice. Send us your script, and hear it tomorrow."],
    ]);
    expect(heroClips.find(({ language }) => language === "tr")?.text).toBe(demoPhrases[0]?.text);
    expect(heroClips.find(({ language }) => language === "en")?.text).toBe(demoPhrases[2]?.text);
  });

  it.each([...heroClips, ...demoPhrases])(
    "$src has a start for every word and a bar for every part",
    ({ src, text, seconds, starts, peaks }) => {
      expect(existsSync(fileOf(src))).toBe(true);
      expect(Math.abs(statSync(fileOf(src)).size / 5000 - seconds)).toBeLessThan(0.2);
      expect(seconds).toBeGreaterThanOrEqual(2.5);
      expect(seconds).toBeLessThanOrEqual(6);
      expect(peaks).toMatch(/^[\da-z]{96}$/);
      expect(starts.length).toBe(text.split(" ").length);
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
      expect(new Set(starts).size).toBe(starts.length);
      expect(Math.max(...starts) / 100).toBeLessThan(seconds);
    },
  );
});
