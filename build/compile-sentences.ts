import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compileSearchWords } from "./sentences/search-words.ts";
import { isServers } from "./sentences/server-sentences.ts";

/**
 * Compiles the server's sentences of every language into `locales/compiled/sentences.json`, because Node cannot import `.po`
 * files. Throws when any translation is missing or does not parse.
 */
export async function compileSentences(): Promise<void> {
  const config = getConfig();
  const [catalogue] = await getCatalogs(config);
  if (!catalogue) throw new Error("lingui.config.ts names no catalogue.");
  const folder = join(config.rootDir ?? ".", "locales/compiled");
  await mkdir(folder, { recursive: true });
  const compiled = await Promise.all(
    config.locales.map(async (locale) => {
      const { messages, missing } = await catalogue.getTranslations(locale, {
        sourceLocale: config.sourceLocale ?? "en",
        fallbackLocales: {},
      });
      if (missing.length > 0)
        throw new Error(
          `locales/${locale}.po lacks translations: ${missing.map(({ id, source }) => source || id).join(" | ")}`,
        );
      const own = Object.fromEntries(Object.entries(messages).filter(([id]) => isServers(id)));
      const { source, errors } = createCompiledCatalog(locale, own, { namespace: "json" });
      if (errors[0]) throw new Error(`locales/${locale}.po: ${errors[0].id} does not parse.`);
      return [locale, (JSON.parse(source) as { messages: unknown }).messages] as const;
    }),
  );
  await writeFile(join(folder, "sentences.json"), JSON.stringify(Object.fromEntries(compiled)));
}

if (import.meta.main) await Promise.all([compileSentences(), compileSearchWords()]);
