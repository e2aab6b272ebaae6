import type { Plugin } from "vite";
import type { Locale } from "#contract/enumerations.ts";
import { pageSentences } from "./pages/page-sentences.ts";

const catalogue = /\/locales\/([\w-]+)\.po$/;

/** A room's page has sentences of its own, and the server says what it says itself. */
const isOfApplication = (file: string) => file.startsWith("src/") && !file.startsWith("src/features/guest/");

/** Leaves out of the browser's whole catalogues what the application never shows: a fifth of what it loads first of all. */
export const applicationSentences = (): Plugin => ({
  name: "tinora-application-sentences",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: catalogue },
    async handler(_code, id) {
      const [, locale] = catalogue.exec(id) ?? [];
      const text = await pageSentences(isOfApplication, locale as Locale);
      return { code: `export const messages = JSON.parse(${JSON.stringify(text)});`, map: null };
    },
  },
});
