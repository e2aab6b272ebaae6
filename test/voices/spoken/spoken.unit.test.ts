import { describe, expect, test } from "vitest";
import { spokenLength, placeOfTarget, syllablesOver } from "#src/voice/spoken/length.ts";
import { measureText, measureTextLater } from "#src/voice/spoken/measure.ts";
import { paceOf, usualPace } from "#src/voice/spoken/pace.ts";
import { pauseSeconds } from "#src/voice/spoken/pauses.ts";
import { spokenTokens } from "#src/voice/spoken/tokens.ts";
import { assert, constantFrom, property, string } from "#test/support/generated.ts";
import { spokenEnglish, spokenTurkish } from "./spoken-table.ts";

const saidOf = (text: string, language: "TURKISH" | "ENGLISH") =>
  Array.from(spokenTokens(text, language), ({ said }) => said)
    .filter(Boolean)
    .join(" ");

describe("what is said", () => {
  test.each(spokenTurkish)("in Turkish for %j", (text, said) => {
    expect(saidOf(text, "TURKISH")).toBe(said);
  });

  test.each(spokenEnglish)("in English for %j", (text, said) => {
    expect(saidOf(text, "ENGLISH")).toBe(said);
  });

  test("is known for at least 120 texts", () => {
    expect(spokenTurkish.length + spokenEnglish.length).toBeGreaterThanOrEqual(120);
  });
});

const even = { perSecond: 5, isOwn: true, pauses: 1 };
const secondsOf = (text: string) => spokenLength(measureText(text, "TURKISH"), even).seconds;

describe("pauses", () => {
  const plain = secondsOf("bir iki");

  test.each([
    ["bir, iki", "comma"],
    ["bir: iki", "comma"],
    ["bir – iki", "comma"],
    ["bir. iki", "stop"],
    ["bir?! iki", "stop"],
    ["bir… iki", "stop"],
    ["bir\niki", "paragraph"],
    ["bir.\n\niki", "paragraph"],
  ] as const)("%j has a %s", (text, pause) => {
    expect(secondsOf(text)).toBeCloseTo(plain + pauseSeconds[pause], 10);
  });

  test("none before the first word and after the last", () => {
    expect(secondsOf("… bir iki.\n\n")).toBeCloseTo(plain, 10);
  });

  test("who speaks slower is silent longer", () => {
    const measured = measureText("bir. iki", "TURKISH");
    const slow = paceOf([{ text: "bir iki üç dört beş", seconds: 3 }], "TURKISH");
    const words = measured.syllables / slow.perSecond;
    expect(spokenLength(measured, slow).seconds - words).toBeGreaterThan(pauseSeconds.stop);
  });
});

describe("a pace", () => {
  test("is syllables by voiced seconds over all samples", () => {
    const samples = [
      { text: "Sabahın ilk ışığında", seconds: 2 },
      { text: "taze çekilmiş kahve", seconds: 1 },
    ];
    const syllables = samples.reduce((sum, { text }) => sum + measureText(text, "TURKISH").syllables, 0);
    expect(paceOf(samples, "TURKISH")).toMatchObject({ perSecond: syllables / 3, isOwn: true });
  });

  test.each([
    [[]],
    [[{ text: "", seconds: 4 }]],
    [[{ text: "bir", seconds: 0 }]],
    [[{ text: "bir iki üç dört beş altı yedi sekiz", seconds: 0.1 }]],
    [[{ text: "bir", seconds: Number.NaN }]],
  ])("is the language’s usual one for %j", (samples) => {
    expect(paceOf(samples, "TURKISH")).toEqual({
      perSecond: usualPace("TURKISH"),
      isOwn: false,
      pauses: 1,
    });
  });
});

describe("a target", () => {
  const text = "Sabahın ilk saatinde taze çekilmiş bir fincan kahve.";
  const measured = measureText(text, "TURKISH");
  const { seconds } = spokenLength(measured, even);

  test("that holds the text has no place and no cut", () => {
    expect(placeOfTarget(measured, even, seconds)).toBeUndefined();
    expect(syllablesOver(measured, even, seconds)).toBe(0);
  });

  test("is passed at the word that ends after it", () => {
    expect(text.slice(placeOfTarget(measured, even, seconds - 0.01))).toBe("kahve.");
    expect(placeOfTarget(measured, even, 0.01)).toBe(0);
  });

  test("says how many syllables to cut", () => {
    expect(syllablesOver(measured, even, seconds - 1)).toBe(5);
  });

  test("lies in a spread in whole seconds", () => {
    const { least, most } = spokenLength(measured, even);
    expect(least).toBeLessThanOrEqual(seconds);
    expect(most).toBeGreaterThanOrEqual(seconds);
    expect([least, most].every(Number.isInteger)).toBe(true);
  });
});

describe("other languages", () => {
  test.each([
    ["GERMAN", "Willkommen bei Nuvaley. Für einen Termin drücken Sie bitte die Eins."],
    ["ARABIC", "أهلا بكم على متن طيران هالبورا. نتمنى لكم رحلة هادئة."],
    ["HINDI", "ऑरवांटा में आपका स्वागत है। हिंदी के लिए एक दबाएँ।"],
  ] as const)("%s is measured roughly", (language, text) => {
    const measured = measureText(text, language);
    const { seconds } = spokenLength(measured, paceOf([], language));
    expect(measured.isRough).toBe(true);
    expect(seconds).toBeGreaterThan(2);
    expect(seconds).toBeLessThan(8);
  });
});

const bits = constantFrom(
  ..."aeıİçğ bcdK TL % ₺ $ € . , : ; ' ’ - – / @ + ( ) 0 1 23 456 1.250,50 14.30 com www. A.Ş. Dr. \n \n\n 😀 ف".split(
    / (?=\S)|(?<=\S) /,
  ),
  " ",
  "\n",
);
const texts = string({ unit: bits, maxLength: 60 });
const languages = constantFrom("TURKISH", "ENGLISH", "FRENCH", "ARABIC");

describe("any text", () => {
  test("is measured without a throw, its pieces in order", () => {
    assert(
      property(texts, languages, (text, language) => {
        const { parts, syllables } = measureText(text, language);
        expect(Number.isFinite(syllables)).toBe(true);
        let end = 0;
        for (const part of parts) {
          expect(part.start).toBeGreaterThanOrEqual(end);
          expect(part.end).toBeGreaterThan(part.start);
          expect(part.syllables).toBeGreaterThanOrEqual(0);
          end = part.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test("never takes less time when a paragraph is added", () => {
    assert(
      property(texts, texts, languages, (text, more, language) => {
        const pace = paceOf([], language);
        const before = spokenLength(measureText(text, language), pace).seconds;
        const after = spokenLength(measureText(`${text}\n${more}`, language), pace).seconds;
        expect(after).toBeGreaterThanOrEqual(before - 1e-9);
      }),
    );
  });

  test("measures the same in slices", async () => {
    const text = "Sabah %20 indirim, 1.250,50 TL; 15.11.2026’da.\n".repeat(400);
    const later = await measureTextLater(text, "TURKISH", new AbortController().signal);
    expect(later).toEqual(measureText(text, "TURKISH"));
  });

  test("is given up in slices once nobody waits for it", async () => {
    const stop = new AbortController();
    const later = measureTextLater("An unusual sentence. ".repeat(40_000), "ENGLISH", stop.signal);
    stop.abort();
    expect(await later).toBeUndefined();
  });
});
