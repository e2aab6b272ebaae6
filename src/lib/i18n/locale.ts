import { i18n, type Messages } from "@lingui/core";
import { catalogues as applicationSentences } from "virtual:sentences/application";
import { defaultLocale, locales, siteLanguages, type Locale } from "#contract/enumerations.ts";
import { readStored, writeStored } from "#src/lib/browser/storage.ts";
import { isPseudo, loadPseudo } from "./pseudo.ts";

export type Catalogues = Record<Locale, () => Promise<{ messages: Messages }>>;

/** What the open page needs of each language. */
let sources: readonly Catalogues[] = [applicationSentences];

/** A public page starts with its own sentences only. */
export function setCatalogues(ownSentences: Catalogues): void {
  sources = [ownSentences];
}

async function load(locale: Locale): Promise<Messages> {
  if (import.meta.env.DEV && locale === "en" && isPseudo()) return (await loadPseudo()).messages;
  const parts = await Promise.all(sources.map((source) => source[locale]()));
  return Object.assign({}, ...parts.map(({ messages }) => messages)) as Messages;
}

const storageKey = "locale";
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** `lang` in the address wins, else the remembered language, else the default one. */
export function preferredLocale(): Locale {
  if (import.meta.env.DEV && isPseudo()) return "en";
  const inAddress = new URLSearchParams(location.search).get("lang");
  if (isLocale(inAddress)) return inAddress;
  const remembered = readStored(storageKey);
  return isLocale(remembered) ? remembered : defaultLocale;
}

/** The language on screen, or the one that is being loaded. */
export const currentLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : preferredLocale());

/** Starts loading the language's sentences early. */
export const preloadLanguage = (locale: Locale): void => void load(locale).catch(() => undefined);

/** Public pages have an address in each language, to link and to index. */
export const isPublic = (path: string): boolean => path === "/" || path === "/privacy";

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

/** Loads the language's sentences and shows it. */
export async function showLanguage(locale: Locale): Promise<void> {
  const before = sources;
  applyLanguage(locale, await load(locale));
  if (before !== sources) await loadSentences(); // more were requested meanwhile
}

async function loadSentences(): Promise<void> {
  const locale = currentLocale();
  i18n.load(locale, await load(locale));
}

const loading = new Map<Catalogues, Promise<void>>();

/** Loads more sentences: those of a group of pages, in this language and in each that is chosen later. */
export function addSentences(more: Catalogues): Promise<void> {
  if (sources.includes(more)) return loading.get(more) ?? Promise.resolve();
  sources = [...sources, more];
  const added = loadSentences().catch((error: unknown) => {
    sources = sources.filter((source) => source !== more);
    throw error;
  });
  loading.set(more, added);
  return added;
}

/** Loads the application's sentences, for what a public page opens, such as the voice request. */
export const addApplicationSentences = (): Promise<void> => addSentences(applicationSentences);
