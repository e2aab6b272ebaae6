import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { AllMessages, Messages } from "@lingui/core";
import { mkdir } from "node:fs/promises";
import { compileSearchWords } from "./sentences/search-words.ts";
import { writeWhole } from "./sentences/write-whole.ts";

const serverOnly = /^(problem|mail|answer|import)\./;

/** The server's sentences of every language, compiled, by locale and id. Throws when any is missing or does not parse. */
export async function compiledSentences(): Promise<AllMessages> {
  const config = getConfig();
  const [catalogue] = await getCatalogs(config);
  if (!catalogue) throw new Error("lingui.config.ts names no catalogue.");
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
      const own = Object.fromEntries(Object.entries(messages).filter(([id]) => serverOnly.test(id)));
      const { source, errors } = createCompiledCatalog(locale, own, { namespace: "json" });
      if (errors[0]) throw new Error(`locales/${locale}.po: ${errors[0].id} does not parse.`);
      return [locale, (JSON.parse(source) as { messages: Messages }).messages] as const;
    }),
  );
  return Object.fromEntries(compiled);
}

/** Compiles the server's sentences into `locales/compiled/sentences.json`, because Node cannot import `.po` files. */
export async function compileSentences(): Promise<void> {
  await mkdir("locales/compiled", { recursive: true });
  await writeWhole("locales/compiled/sentences.json", JSON.stringify(await compiledSentences()));
}

if (import.meta.main) await Promise.all([compileSentences(), compileSearchWords()]);
