import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Locale } from "#contract/constants/site-languages.ts";

/** The compiled sentences of the included source files in one language, as JSON by id. Throws when one is missing. */
export async function pageSentences(isIncluded: (file: string) => boolean, locale: Locale): Promise<string> {
  const config = getConfig();
  const [catalogue] = await getCatalogs(config);
  if (!catalogue) throw new Error("lingui.config.ts names no catalogue.");
  const [entries, { messages, missing }] = await Promise.all([
    catalogue.read(locale),
    catalogue.getTranslations(locale, { sourceLocale: "en", fallbackLocales: {} }),
  ]);
  const isUsed = (id: string) => entries?.[id]?.origin?.some(([file]) => isIncluded(file)) ?? false;
  const missingHere = missing.filter(({ id }) => isUsed(id));
  if (missingHere[0]) throw new Error(`locales/${locale}.po lacks “${missingHere[0].source}”.`);
  const own = Object.fromEntries(Object.entries(messages).filter(([id]) => isUsed(id)));
  const { source, errors } = createCompiledCatalog(locale, own, { namespace: "json" });
  if (errors[0]) throw new Error(`locales/${locale}.po: ${errors[0].id} does not parse.`);
  return JSON.stringify((JSON.parse(source) as { messages: unknown }).messages);
}
