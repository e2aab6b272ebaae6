import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { otherLanguages, wordsIn } from "./other-languages.ts";

async function readScripts(locale: string): Promise<string[]> {
  const files = ["client", "guest", "import", "owner"].map(
    (name) => `test/browser/spoken/${name}.${locale}.txt`,
  );
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return texts.flatMap((text) => text.split("\n").filter((line) => line.startsWith(" "))).flatMap(wordsIn);
}

test.for([
  { locale: "tr", other: "en" },
  { locale: "en", other: "tr" },
] as const)("what is said in $other is noticed where $locale is read", async ({ locale, other }) => {
  const find = await otherLanguages(locale);
  const [own, foreign] = [await readScripts(locale), await readScripts(other)];
  expect(own.flatMap(find)).toEqual([]);
  const noticed = foreign.filter((words) => find(words).length > 0);
  expect(noticed.length).toBeGreaterThan(foreign.length / 2);
});
