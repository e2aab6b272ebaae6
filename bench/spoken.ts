import { readFileSync } from "node:fs";
import { spokenLength } from "#src/voice/spoken/length.ts";
import { measureText } from "#src/voice/spoken/measure.ts";
import { paceOf } from "#src/voice/spoken/pace.ts";
import { englishTexts } from "./spoken/english-texts.ts";
import { turkishTexts } from "./spoken/turkish-texts.ts";
import { median } from "./rounds.ts";
import { printRow } from "./web/table.ts";

// How well the spoken length is foretold: 100 texts a language, six voices, the text itself left out of the voice's pace.

type Measured = Record<string, [seconds: number, voiced: number][][]>;
const measured = JSON.parse(
  readFileSync(new URL("spoken/measured.json", import.meta.url), "utf8"),
) as Measured;
const limits = { median: 0.08, ninth: 0.15 };
const sets = { TURKISH: turkishTexts, ENGLISH: englishTexts };

for (const language of ["TURKISH", "ENGLISH"] as const) {
  const texts = sets[language];
  const errors = texts.flatMap(({ text }, place) =>
    (measured[language]?.[place] ?? []).map(([seconds], voice) => {
      const samples = texts.flatMap((other, at) => {
        const voiced = measured[language]?.[at]?.[voice]?.[1];
        return at === place || voiced === undefined ? [] : [{ text: other.text, seconds: voiced }];
      });
      const foretold = spokenLength(measureText(text, language), paceOf(samples, language)).seconds;
      return Math.abs(foretold - seconds) / seconds;
    }),
  );
  if (errors.length !== texts.length * 6) throw new Error(`${language} is not measured: npm run bench:speak`);
  const ninth = errors.toSorted((a, b) => a - b)[Math.ceil(errors.length * 0.9) - 1] ?? 1;
  printRow(`${language} spoken length, median error`, median(errors), limits.median);
  printRow(`${language} spoken length, nine of ten within`, ninth, limits.ninth);
  if (median(errors) > limits.median || ninth > limits.ninth) process.exitCode = 1;
}
