import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { locales, type Locale } from "#contract/constants/site-languages.ts";

/** A sentence of the catalogues. */
export interface Entry {
  /** The sentence itself, or the name of the server's. */
  id: string;
  english: string;
  /** What it is, for translators. */
  comments: string[];
  /** Where it is said, by the last extraction: pages start with the sentences of their files. */
  files: string[];
  translations: [locale: Locale, text: string][];
}

/** Every sentence in every language; an empty translation is a missing one. */
export async function readEntries(): Promise<Entry[]> {
  const [catalogue] = await getCatalogs(getConfig());
  const read = await Promise.all(
    locales.map(async (locale) => [locale, (await catalogue?.read(locale)) ?? {}] as const),
  );
  const english = read.find(([locale]) => locale === "en")?.[1] ?? {};
  return Object.entries(english).map(([key, { message, translation = "", comments, origin = [] }]) => ({
    id: message ?? key,
    english: message ?? translation,
    comments: comments ?? [],
    files: origin.map(([file]) => file),
    translations: read.map(([locale, entries]) => [locale, entries[key]?.translation ?? ""]),
  }));
}

/** What differs between the sentences that the sources say and those of the catalogues. It reads all sources: some ten seconds. */
export async function unextracted(): Promise<string[]> {
  const [catalogue] = await getCatalogs(getConfig());
  const [said, kept] = [(await catalogue?.collect({})) ?? {}, (await catalogue?.read("en")) ?? {}];
  return Object.entries({ ...kept, ...said }).flatMap(([key, { message }]) =>
    key in said && key in kept ? [] : [message ?? key],
  );
}
