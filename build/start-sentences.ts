import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Plugin } from "vite";
import { locales, type Locale } from "#contract/constants/site-languages.ts";

const name = "virtual:start-sentences";

/** What is said where the application does not start. The first two are the application's own too. */
const sources = {
  failed: { message: "Something went wrong, please try again" },
  retry: { message: "Try again" },
  older: /*i18n*/ {
    id: "start.older",
    message: "This browser is too old for this site. Please update it, or open the page in another browser.",
  },
  scriptless: /*i18n*/ {
    id: "start.scriptless",
    message: "This page needs JavaScript, which is off in this browser.",
  },
};

type StartSentences = Record<keyof typeof sources, string>;

/** The sentences of the start in one language, from its catalogue. Throws when one is missing. */
export async function startSentencesIn(locale: Locale): Promise<StartSentences> {
  const [catalogue] = await getCatalogs(getConfig());
  const entries = Object.entries((await catalogue?.read(locale)) ?? {});
  const inLanguage = (source: { id?: string; message: string }) => {
    const entry = entries.find(([id, { message }]) => id === source.id || message === source.message);
    const translation = entry?.[1].translation;
    if (!translation) throw new Error(`locales/${locale}.po lacks “${source.message}”.`);
    return translation;
  };
  const { failed, retry, older, scriptless } = sources;
  return {
    failed: inLanguage(failed),
    retry: inLanguage(retry),
    older: inLanguage(older),
    scriptless: inLanguage(scriptless),
  };
}

/** Gives src/lib/browser/start-failure.ts its two sentences in every language. */
export const startSentences = (): Plugin => ({
  name: "tinora-start-sentences",
  resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: (id) => id },
  load: {
    filter: { id: new RegExp(`^${name}$`) },
    async handler() {
      const translated = locales.map(async (locale) => {
        const { failed, retry } = await startSentencesIn(locale);
        return [locale, { failed, retry }] as const;
      });
      return `export const startSentences = ${JSON.stringify(Object.fromEntries(await Promise.all(translated)))};`;
    },
  },
});
