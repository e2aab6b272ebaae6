import { i18n, type Messages } from "@lingui/core";
import { readStored, writeStored } from "./storage.ts";

export const locales = ["tr", "en"] as const;
export type Locale = (typeof locales)[number];

export type Catalogues = Record<Locale, () => Promise<{ messages: Messages }>>;

/** What the library says before anything is pressed in it. */
const ofLibrary: Catalogues = {
  tr: () => import("virtual:sentences/library/tr"),
  en: () => import("virtual:sentences/library/en"),
};
/** What a client's workspace says, a third of all. */
const ofWorkspace: Catalogues = {
  tr: () => import("virtual:sentences/workspace/tr"),
  en: () => import("virtual:sentences/workspace/en"),
};
const all: Catalogues = {
  tr: () => import("#locales/tr.po"),
  en: () => import("#locales/en.po"),
};
let catalogues = ofLibrary;

/** A public page says only its own sentences, in either language, until something needs all of them. */
export function speakWith(own: Catalogues): void {
  catalogues = own;
}

const storageKey = "locale";
const isLocale = (value: unknown): value is Locale => value === "tr" || value === "en";

/** `lang` in the address wins, else the remembered language, else Turkish. */
export function preferredLocale(): Locale {
  const asked = new URLSearchParams(location.search).get("lang");
  if (isLocale(asked)) return asked;
  const remembered = readStored(storageKey);
  return isLocale(remembered) ? remembered : "tr";
}

/** The language on screen, or the one that is being loaded. */
export const currentLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : preferredLocale());

/** Begins to fetch the language's catalogue, so that it is there when it is shown. */
export const fetchLanguage = (locale: Locale): void => void catalogues[locale]().catch(() => undefined);

/** The public pages have an address in each language, to link and to index. */
export const isPublic = (path: string): boolean => path === "/" || path === "/privacy";

/** `/?lang=en` is the landing page in English; an address of the workspace carries no language. */
export function addressIn(locale: Locale, address: URL): string {
  const mended = new URL(address);
  if (isPublic(mended.pathname) && locale === "en") mended.searchParams.set("lang", "en");
  else mended.searchParams.delete("lang");
  return mended.pathname + mended.search + mended.hash;
}

/** Shows the language, remembers it and mends the address. */
function adoptLanguage(locale: Locale, messages: Messages): void {
  i18n.load(locale, messages);
  i18n.activate(locale);
  const { documentElement } = document;
  // Even the same value again would style the whole page anew.
  if (documentElement.lang !== locale) documentElement.lang = locale;
  writeStored(storageKey, locale);
  const address = addressIn(locale, new URL(location.href));
  if (address !== location.pathname + location.search + location.hash) {
    history.replaceState(history.state, "", address);
  }
}

/** Loads what is said in the language (only then is it fetched) and shows it. */
export async function showLanguage(locale: Locale): Promise<void> {
  const source = catalogues;
  const { messages } = await source[locale]();
  adoptLanguage(locale, messages);
  if (source !== catalogues) await loadSentences(); // asked for meanwhile
}

async function loadSentences(): Promise<void> {
  const locale = currentLocale();
  const { messages } = await catalogues[locale]();
  i18n.load(locale, messages);
}

let underWay: Promise<void> | undefined;

async function loadWorkspace(): Promise<void> {
  catalogues = ofWorkspace;
  try {
    await loadSentences();
  } catch (error) {
    if (catalogues === ofWorkspace) catalogues = ofLibrary; // the next call tries again
    throw error;
  } finally {
    underWay = undefined;
  }
}

/** Whatever comes with a first use, or with another page of a client, waits for this, if there is anything to wait for. */
export function completeWorkspace(): Promise<void> | undefined {
  if (catalogues === ofLibrary) underWay = loadWorkspace();
  return underWay;
}

/** Pages outside a client's workspace, and what a public page opens, wait for this: it brings all other sentences. */
export async function completeCatalogue(): Promise<void> {
  catalogues = all;
  await loadSentences();
}
