import { mkdir, readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { filterGroups, filterValues } from "#contract/constants/enumerations.ts";
import { locales } from "#contract/constants/site-languages.ts";
import { foldPhrase } from "#server/db/text/fold.ts";
import type { SearchWords } from "#server/voices/search/meanings.ts";
import { writeWhole } from "./write-whole.ts";

const folder = "locales/search";

/** What the search understands, by language: every file in `locales/search`. */
export async function readSearchWords(): Promise<Record<string, SearchWords>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const tables = await Promise.all(
    files.map(async (name) => [
      basename(name, ".json"),
      JSON.parse(await readFile(join(folder, name), "utf8")) as SearchWords,
    ]),
  );
  return Object.fromEntries(tables) as Record<string, SearchWords>;
}

/** Puts the tables of all languages into one file, which the server is built with. */
export async function compileSearchWords(): Promise<void> {
  await mkdir("locales/compiled", { recursive: true });
  await writeWhole("locales/compiled/search-words.json", JSON.stringify(await readSearchWords()));
}

/** What is wrong with one language's table. */
export function searchWordFaults({ fillers, endings, severalMeanings, words }: SearchWords): string[] {
  const faults: string[] = [];
  const meanings = new Map<string, Set<string>>();
  for (const group of filterGroups) {
    for (const value of filterValues[group])
      if (!words[group]?.[value]?.length) faults.push(`“${value}” of ${group} has no words`);
    for (const [value, written] of Object.entries(words[group] ?? {})) {
      if (!(filterValues[group] as readonly string[]).includes(value))
        faults.push(`“${value}” is no value of ${group}`);
      for (const word of written) {
        if (foldPhrase(word) === "") faults.push(`“${word}” of “${value}” is no word`);
        meanings.set(foldPhrase(word), (meanings.get(foldPhrase(word)) ?? new Set()).add(value));
      }
    }
  }
  const several = new Set(severalMeanings.map(foldPhrase));
  for (const [word, values] of meanings)
    if (values.size > 1 && !several.has(word))
      faults.push(`“${word}” means ${[...values].join(" and ")}, and is not among severalMeanings`);
  for (const word of severalMeanings)
    if ((meanings.get(foldPhrase(word))?.size ?? 0) < 2) faults.push(`“${word}” has not several meanings`);
  for (const filler of fillers)
    if (meanings.has(foldPhrase(filler))) faults.push(`“${filler}” is a filler and a value`);
  for (const ending of endings)
    if (foldPhrase(ending) === "" || foldPhrase(ending).includes(" "))
      faults.push(`“${ending}” is no ending`);
  return faults;
}

/** What is wrong with the tables of all languages. */
export async function allSearchWordFaults(): Promise<string[]> {
  const tables = await readSearchWords();
  return [
    ...locales.filter((locale) => !tables[locale]).map((locale) => `${folder}/${locale}.json is missing`),
    ...Object.entries(tables).flatMap(([locale, table]) =>
      searchWordFaults(table).map((fault) => `${folder}/${locale}.json: ${fault}`),
    ),
  ];
}
