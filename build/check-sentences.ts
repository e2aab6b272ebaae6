import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { readEntries, unextracted, type Entry } from "./sentences/catalogues.ts";
import { glossaryFaults, readGlossary } from "./sentences/glossary.ts";
import { faultsOf, uncommented } from "./sentences/rules.ts";
import { allSearchWordFaults } from "./sentences/search-words.ts";

const shapeFaults = ({ id, english, translations }: Entry) =>
  translations.flatMap(([locale, text]) =>
    faultsOf(english, text, locale).map((fault) => `${locale}: “${id}” ${fault}`),
  );

const movedFaults = ({ id, files }: Entry) =>
  files
    .filter((file) => !existsSync(file))
    .map((file) => `“${id}” is said in ${file}, which is not there: npm run i18n:extract`);

/**
 * What is wrong with the catalogues: files that moved, shapes, words that docs/glossary.md settles, comments that are missing;
 * and with the words that the search understands.
 */
export async function sentenceFaults(): Promise<string[]> {
  const entries = await readEntries();
  const glossary = readGlossary(await readFile("docs/glossary.md", "utf8"));
  return [
    ...entries.flatMap(movedFaults),
    ...entries.flatMap(shapeFaults),
    ...entries.flatMap((entry) => glossaryFaults(entry, glossary)),
    ...uncommented(entries),
    ...(await allSearchWordFaults()),
  ];
}

if (import.meta.main) {
  const apart = await unextracted();
  const faults = [
    ...apart.map((sentence) => `“${sentence}” is only said, or only in the catalogues: npm run i18n:extract`),
    ...(await sentenceFaults()),
  ];
  if (faults.length > 0) {
    process.stderr.write(`${faults.join("\n")}\n`);
    process.exitCode = 1;
  }
}
