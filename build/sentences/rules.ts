import { siteLanguages, type Locale } from "#contract/constants/site-languages.ts";
import type { Entry } from "./catalogues.ts";
import { partsOf } from "./parts.ts";

/** Marks of quotation of any language; ’ is an apostrophe in all of ours. */
const anyQuotes = /[“”„«»‹›‚‘「」]/g;

const differences = (english: string[], own: string[]) => [
  ...english.filter((one) => !own.includes(one)).map((one) => `lacks ${one}`),
  ...own.filter((one) => !english.includes(one)).map((one) => `has ${one}, which the English has not`),
];

/** What is wrong with a translation's shape: places, tags, plural forms, spaces and quotes; a line each. */
export function faultsOf(english: string, translation: string, locale: Locale): string[] {
  if (translation === "") return ["is missing"];
  const faults: string[] = [];
  try {
    const source = partsOf(english);
    const own = partsOf(translation);
    faults.push(...differences(source.places, own.places), ...differences(source.tags, own.tags));
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const plural of own.plurals)
      faults.push(
        ...forms.filter((form) => !plural.includes(form)).map((form) => `lacks the plural “${form}”`),
      );
    const text = own.texts.join("\n");
    if (/[ \u00A0]{2}/.test(text)) faults.push("has a double space");
    if (text.includes('"') || text.includes("'")) faults.push("has a straight quote or apostrophe");
    const foreign = text.match(anyQuotes)?.find((mark) => !siteLanguages[locale].quotes.includes(mark));
    if (foreign) faults.push(`has ${foreign}, which this language does not use`);
  } catch (error) {
    faults.push(`does not parse: ${String(error)}`);
  }
  if (translation !== translation.trim()) faults.push("has a space at its start or end");
  return faults;
}

/** Whether a sentence cannot be translated rightly without being told what it is. */
export const needsComment = (english: string): boolean =>
  english.split(/\s+/).length <= 2 || partsOf(english).places.length > 0;

/** Sentences that need a comment and have none. */
export const uncommented = (entries: Entry[]): string[] =>
  entries
    .filter(({ english, comments }) => needsComment(english) && comments.length === 0)
    .map(({ id }) => `“${id}” needs a comment that says what it is and what its places hold`);
