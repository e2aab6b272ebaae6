import { setupI18n, type I18n, type Messages } from "@lingui/core";
import type { Locale } from "#contract/enumerations.ts";
import en from "#locales/compiled/en.json" with { type: "json" };
import tr from "#locales/compiled/tr.json" with { type: "json" };

/** A sentence of the server: a record under an i18n comment, so that it is extracted with the rest. */
export interface Sentence {
  id: string;
  message: string;
}

const catalogueOf = (locale: Locale, messages: unknown): I18n =>
  setupI18n({ locale, messages: { [locale]: messages as Messages } });

const catalogues: Record<Locale, I18n> = {
  tr: catalogueOf("tr", tr.messages),
  en: catalogueOf("en", en.messages),
};

/** The sentence in `locale`, its places filled with `values`. */
export const say = (
  locale: Locale,
  { id, message }: Sentence,
  values: Record<string, unknown> = {},
): string => catalogues[locale]._(id, values, { message });
