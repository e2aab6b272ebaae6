import { i18n, type Messages } from "@lingui/core";
import { defaultLocale, locales, siteLanguages, type Locale } from "#contract/constants/site-languages.ts";
import { readStored, writeStored } from "#src/lib/browser/storage.ts";
import { isPseudo, loadPseudo } from "./pseudo.ts";

export type Catalogues = Record<Locale, () => Promise<{ messages: Messages }>>;

const files = import.meta.glob<{ messages: Messages }>("/locales/*.po");
const wholeCatalogues = Object.fromEntries(
  locales.map((locale) => [locale, files[`/locales/${locale}.po`]]),
) as Catalogues;
let catalogues = wholeCatalogues;
let haveLateParts = false;
/** The languages of which every sentence is there. */
const complete = new Set<string>();

/**
 * A page starts with its own sentences only, until `loadWholeCatalogue`. Those of a public page have what its late parts say
 * (`haveLateParts`), those of the application's start don't.
 */
export function setCatalogues(ownSentences: Catalogues, options: { haveLateParts: boolean }): void {
  catalogues = ownSentences;
  haveLateParts = options.haveLateParts;
}

const load = (source: Catalogues, locale: Locale) =>
  import.meta.env.DEV && locale === "en" && isPseudo() ? loadPseudo() : source[locale]();

const storageKey = "locale";
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** What the reader chose: `lang` in the address wins, else the remembered language. */
export function chosenLocale(): Locale | undefined {
  if (import.meta.env.DEV && isPseudo()) return "en";
  const inAddress = new URLSearchParams(location.search).get("lang");
  if (isLocale(inAddress)) return inAddress;
  const remembered = readStored(storageKey);
  return isLocale(remembered) ? remembered : undefined;
}

/** The reader's language; the default one where none was chosen. */
export const preferredLocale = (): Locale => chosenLocale() ?? defaultLocale;

/** The language on screen, or the one that is being loaded. */
export const currentLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : preferredLocale());

/** Starts loading the language's sentences early: those that the page starts with, and all of them where it says so. */
export function preloadLanguage(locale: Locale, isWhole: boolean): void {
  for (const source of isWhole ? [catalogues, wholeCatalogues] : [catalogues])
    load(source, locale).catch(() => undefined);
}

/** Public pages have an address in each language, to link and to index. */
export const isPublic = (path: string): boolean => ["/", "/privacy", "/accessibility"].includes(path);

/** `/?lang=en` is the landing page in English; an address of the workspace carries no language. */
export function addressIn(locale: Locale, address: URL): string {
  const url = new URL(address);
  if (isPublic(url.pathname) && locale !== defaultLocale) url.searchParams.set("lang", locale);
  else url.searchParams.delete("lang");
  return url.pathname + url.search + url.hash;
}

/** Shows the language, remembers it and corrects the address. */
function applyLanguage(locale: Locale, messages: Messages): void {
  i18n.load(locale, messages);
  i18n.activate(locale);
  const { documentElement } = document;
  // Setting even the same value makes the browser recompute all styles.
  if (documentElement.lang !== locale) {
    documentElement.lang = locale;
    documentElement.dir = siteLanguages[locale].dir;
  }
  writeStored(storageKey, locale);
  const address = addressIn(locale, new URL(location.href));
  if (address !== location.pathname + location.search + location.hash) {
    history.replaceState(history.state, "", address);
  }
}

/** How many languages were asked for, and when the last of them is shown. */
let asked = 0;
let shown = Promise.resolve();

/** Loads the language's sentences and shows it; one that is asked for meanwhile is shown in its place, whichever loads first. */
export function showLanguage(locale: Locale): Promise<void> {
  asked += 1;
  shown = loadAndShow(locale, asked);
  return shown;
}

async function loadAndShow(locale: Locale, nth: number): Promise<void> {
  let source = catalogues;
  let { messages } = await load(source, locale);
  if (source !== catalogues) {
    // All were asked for meanwhile, and what asked may be shown before the others come.
    source = catalogues;
    ({ messages } = await load(source, locale));
  }
  if (source === wholeCatalogues) complete.add(locale);
  if (nth === asked) applyLanguage(locale, messages);
  // Where the later one can't be loaded, this one stands.
  else await shown.catch(() => applyLanguage(locale, messages));
}

/** Calls `listener` when other sentences are there or shown. Returns a function that unsubscribes. */
export const onSentences = (listener: () => void): (() => void) => i18n.on("change", listener);

/** Whether every sentence of the language on screen is there. */
export const isCatalogueWhole = (): boolean => complete.has(i18n.locale);

/** Loads all other sentences, for what goes beyond those that the page started with. */
export async function loadWholeCatalogue(): Promise<void> {
  catalogues = wholeCatalogues;
  // Whichever language is chosen meanwhile is loaded whole before it is shown.
  const locale = currentLocale();
  if (complete.has(locale)) return;
  const { messages } = await load(catalogues, locale);
  if (complete.has(locale)) return;
  complete.add(locale);
  i18n.load(locale, messages);
}

/** Loads what a late part says, unless the page started with that. */
export const loadLateSentences = async (): Promise<void> => {
  if (!haveLateParts) await loadWholeCatalogue();
};
