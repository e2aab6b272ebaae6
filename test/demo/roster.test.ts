import { describe, expect, it } from "vitest";
import { ageRanges, genders, languages, voiceColors } from "#contract/constants/enumerations.ts";
import { likelyQuestions } from "#demo/roster/likely.ts";
import { ageBounds } from "#demo/roster/people.ts";
import { demoArtists } from "#demo/catalogue.ts";
import { demoLines } from "#demo/lines.ts";
import { nameKey } from "#server/db/text/name-key.ts";

const voices = demoArtists.flatMap((artist) => artist.voices.map((voice) => ({ artist, voice })));
const newestFirst = voices.toSorted(
  (one, other) => one.voice.createdMinutesAgo - other.voice.createdMinutesAgo,
);

const hasLine = ({ gender, ageRanges: ranges }: (typeof demoArtists)[number], language: string) =>
  demoLines.some(
    (line) => line.gender === gender && line.language === language && ranges.includes(line.ageRange),
  );

describe("the demo roster", () => {
  it("is as large as the site claims", () => {
    expect(demoArtists.length).toBeGreaterThanOrEqual(210);
    expect(voices.length).toBeGreaterThanOrEqual(240);
  });

  it("has no two artists of one name and no id twice", () => {
    const ids = [...demoArtists.map(({ artistId }) => artistId), ...voices.map(({ voice }) => voice.voiceId)];
    expect(new Set(demoArtists.map(({ name }) => nameKey(name))).size).toBe(demoArtists.length);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  });

  it("keeps its ids from one version to the next", () => {
    expect(newestFirst[0]?.voice.voiceId).toBe("83b68a0a-0e9a-8707-ad6f-9b13a8336dcf");
  });

  it.each(genders)("has enough voices that are %s", (gender) => {
    expect(voices.filter(({ artist }) => artist.gender === gender).length).toBeGreaterThan(100);
  });

  it.each(voiceColors)("has enough %s voices", (color) => {
    expect(voices.filter(({ artist }) => artist.voiceColors.includes(color)).length).toBeGreaterThanOrEqual(
      10,
    );
  });

  it.each(ageRanges)("has enough %s voices", (range) => {
    expect(voices.filter(({ artist }) => artist.ageRanges.includes(range)).length).toBeGreaterThanOrEqual(15);
  });

  it.each(languages)("lets men and women be heard in %s", (language) => {
    const heard = voices.filter(({ voice }) => voice.clip.language === language);
    expect(heard.length).toBeGreaterThanOrEqual(5);
    expect(new Set(heard.map(({ artist }) => artist.gender)).size).toBe(2);
  });

  it("answers each of the likely questions in Turkish and English with two voices", () => {
    expect(likelyQuestions.length).toBeGreaterThanOrEqual(40);
    expect(likelyQuestions).toContainEqual({
      language: "TURKISH",
      gender: "Female",
      ageRange: "YOUNG_ADULT",
      color: "WARM",
    });
    const unanswered = likelyQuestions.filter(({ language, gender, ageRange, color }) => {
      const found = voices.filter(
        ({ artist }) =>
          artist.gender === gender &&
          artist.languages.includes(language) &&
          artist.ageRanges.includes(ageRange) &&
          artist.voiceColors.includes(color),
      );
      return found.length < 2;
    });
    expect(unanswered).toEqual([]);
  });

  it.each([
    ["the library", () => true],
    ["its Turkish voices", (language: string) => language === "TURKISH"],
  ] as const)("has no two cards that look alike on a page of %s", (_what, isAsked) => {
    const asked = newestFirst.filter(({ voice }) => isAsked(voice.clip.language));
    for (let first = 0; first < asked.length; first += 15) {
      const page = asked.slice(first, first + 15);
      expect(new Set(page.map(({ voice }) => voice.clip.line)).size).toBe(page.length);
      expect(new Set(page.map(({ artist }) => artist.name)).size).toBe(page.length);
    }
  });

  it("lets every artist be heard in each of their languages, of the featured several times", () => {
    for (const { languages: spoken, voices: own } of demoArtists.filter((artist) => artist.voices.length > 0))
      expect(new Set(own.map(({ clip }) => clip.language))).toEqual(new Set(spoken));
    const several = demoArtists.slice(0, 24).filter(({ voices: own }) => own.length > 1);
    expect(several.length).toBeGreaterThanOrEqual(20);
  });

  it("lets every voice sound like its artist", () => {
    const others = voices.filter(
      ({ artist, voice: { clip } }) =>
        clip.gender !== artist.gender ||
        !artist.languages.includes(clip.language) ||
        (!artist.ageRanges.includes(clip.ageRange) && hasLine(artist, clip.language)),
    );
    expect(others.map(({ artist }) => artist.name)).toEqual([]);
  });

  it("gives each artist an age inside their range", () => {
    const others = demoArtists.filter(
      ({ age, ageRanges: ranges }) =>
        !ranges.some((range) => age >= ageBounds[range][0] && age <= ageBounds[range][1]),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it("gives each artist one to four colours, and no colour or language twice", () => {
    for (const { voiceColors: colors, languages: spoken } of demoArtists) {
      expect(colors.length).toBeGreaterThanOrEqual(1);
      expect(colors.length).toBeLessThanOrEqual(4);
      expect(new Set(colors).size).toBe(colors.length);
      expect(new Set(spoken).size).toBe(spoken.length);
    }
  });

  it("has artists with two voices and with none", () => {
    expect(demoArtists.filter(({ voices: own }) => own.length === 2).length).toBeGreaterThanOrEqual(20);
    expect(demoArtists.filter(({ voices: own }) => own.length === 0).length).toBe(2);
  });

  it("opens with the fifteen artists of the design, no two made at one moment", () => {
    expect(newestFirst.slice(0, 15).map(({ artist }) => artist.name)).toEqual([
      "Elif Karaçay",
      "Barış Işıldak",
      "Şule Güngör",
      "Kerem Ilgaz",
      "Zeynep Öztürk",
      "Tuğçe İnceoğlu",
      "Mert Yıldırım",
      "Rojda Baran",
      "Ömer Çağlar",
      "Selin Akgün",
      "Haluk Tezcan",
      "Defne Uluışık",
      "Yiğit Şahinbaş",
      "Nilgün Aydoğdu",
      "Caner Gökdağ",
    ]);
    expect(new Set(voices.map(({ voice }) => voice.createdMinutesAgo)).size).toBe(voices.length);
  });
});
