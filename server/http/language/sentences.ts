import { setupI18n, type AllMessages } from "@lingui/core";
import type { Locale } from "#contract/constants/site-languages.ts";
import messages from "#locales/compiled/sentences.json" with { type: "json" };

/** A sentence of the server: a record under an i18n comment, so that it is extracted with the rest. */
export interface Sentence {
  id: string;
  message: string;
  /** What it is and what its places hold, for translators. */
  comment?: string;
}

const catalogues = new Map(
  Object.keys(messages).map((locale) => [
    locale,
    setupI18n({ locale, messages: messages as unknown as AllMessages }),
  ]),
);

/** Says these sentences from now on: those of a catalogue that was changed while developing (build/dev/dev-reload.ts). */
export function replaceSentences(changed: AllMessages): void {
  for (const [locale, catalogue] of catalogues) catalogue.load(locale, changed[locale] ?? {});
}

/** The sentence in `locale`, its places filled with `values`. */
export const say = (
  locale: Locale,
  { id, message }: Sentence,
  values: Record<string, unknown> = {},
): string => catalogues.get(locale)?._(id, values, { message }) ?? message;
