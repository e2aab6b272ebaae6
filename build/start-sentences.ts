import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Plugin } from "vite";
import { locales } from "#contract/constants/site-languages.ts";

const name = "virtual:start-sentences";
const source = { failed: "Something went wrong, please try again", retry: "Try again" };

/** Gives src/lib/browser/start-failure.ts its two sentences in every language, from the catalogues. */
export const startSentences = (): Plugin => ({
  name: "tinora-start-sentences",
  resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: (id) => id },
  load: {
    filter: { id: new RegExp(`^${name}$`) },
    async handler() {
      const [catalogue] = await getCatalogs(getConfig());
      const translated = locales.map(async (locale) => {
        const entries = Object.values((await catalogue?.read(locale)) ?? {});
        const inLanguage = (message: string) => {
          const translation = entries.find((entry) => entry.message === message)?.translation;
          if (!translation) throw new Error(`locales/${locale}.po lacks “${message}”.`);
          return translation;
        };
        return [locale, { failed: inLanguage(source.failed), retry: inLanguage(source.retry) }] as const;
      });
      return `export const startSentences = ${JSON.stringify(Object.fromEntries(await Promise.all(translated)))};`;
    },
  },
});
