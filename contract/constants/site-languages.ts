/**
 * The languages of the site, the product's own first. A further one is an entry here and its `locales/{code}.po`. `clock`
 * stands between hours and minutes; `quotes` are the marks that its sentences may hold.
 */
export const siteLanguages = {
  tr: { name: "Türkçe", dir: "ltr", clock: ".", quotes: "“”‘" },
  en: { name: "English", dir: "ltr", clock: ":", quotes: "“”‘" },
} as const;
export type Locale = keyof typeof siteLanguages;
export const locales = Object.keys(siteLanguages) as Locale[];
/** The language of whoever has not chosen one. */
export const defaultLocale: Locale = "tr";
