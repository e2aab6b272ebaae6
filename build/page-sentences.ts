import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Locale } from "./public-pages.ts";
import { underShortIds } from "./short-ids.ts";

/** The sentences of the source files that are meant, in one language, compiled: short identifier → words. */
export async function pageSentences(isMeant: (file: string) => boolean, locale: Locale): Promise<string> {
  const config = getConfig();
  const [catalogue] = await getCatalogs(config);
  if (!catalogue) throw new Error("lingui.config.ts names no catalogue.");
  const [entries, { messages, missing }] = await Promise.all([
    catalogue.read(locale),
    catalogue.getTranslations(locale, { sourceLocale: "en", fallbackLocales: {} }),
  ]);
  const isOf = (id: string) => entries?.[id]?.origin?.some(([file]) => isMeant(file)) ?? false;
  const lacking = missing.filter(({ id }) => isOf(id));
  if (lacking[0]) throw new Error(`locales/${locale}.po lacks “${lacking[0].source}”.`);
  const own = Object.fromEntries(Object.entries(messages).filter(([id]) => isOf(id)));
  const { source, errors } = createCompiledCatalog(locale, own, { namespace: "json" });
  if (errors[0]) throw new Error(`locales/${locale}.po: ${errors[0].id} does not parse.`);
  const compiled = JSON.parse(source) as { messages: Record<string, unknown> };
  return JSON.stringify(await underShortIds(compiled.messages));
}
