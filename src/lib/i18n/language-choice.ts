import type { Locale } from "#contract/constants/site-languages.ts";
import { showLanguage } from "./locale.ts";

type Listener = (locale: Locale) => void;
const listeners = new Set<Listener>();

/** Calls `listener` when somebody chooses a language in the bar or the footer. Returns a function that unsubscribes. */
export function onLanguageChoice(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the language that somebody chose, and tells the listeners. */
export function chooseLanguage(locale: Locale): void {
  void showLanguage(locale);
  for (const listener of listeners) listener(locale);
}
