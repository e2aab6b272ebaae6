import { resolve } from "node:path";
import type { Plugin } from "vite";
import { locales, type Locale } from "#contract/enumerations.ts";
import { pageSentences } from "./pages/page-sentences.ts";

/** The files whose sentences come with the pages that show them; those of all others come with the application. */
const laterParts = {
  owner:
    /^src\/(?:routes\/owner\b|features\/(?:clients|dashboard|history|team|voice-artists\/(?!ArtistLink)|voice-requests\/inbox)\b)/,
  public: /^src\/features\/(?:landing|privacy)\//,
};
type Part = "application" | keyof typeof laterParts;

const partsOfPages = Object.keys(laterParts) as (keyof typeof laterParts)[];
const sentencesOf = /^virtual:sentences\/(application|owner|public)(?:\/([\w-]+))?$/;

/** The part of a source file of the browser's; none for the server's. */
export const partOf = (file: string): Part | undefined =>
  file.startsWith("src/")
    ? (partsOfPages.find((part) => laterParts[part].test(file)) ?? "application")
    : undefined;

/**
 * Gives the application its sentences from the catalogues, in parts: nobody loads those of pages that they do not open.
 * A sentence of two parts is in both.
 */
export const sentenceParts = (): Plugin => ({
  name: "tinora-sentence-parts",
  resolveId: { filter: { id: sentencesOf }, handler: (id) => id },
  load: {
    filter: { id: sentencesOf },
    async handler(id) {
      const [, part, locale] = sentencesOf.exec(id) ?? [];
      if (!locale)
        return `export const catalogues = {${locales.map((each) => `"${each}": () => import("${id}/${each}")`).join()}};`;
      this.addWatchFile(resolve(`locales/${locale}.po`));
      const text = await pageSentences((file) => partOf(file) === part, locale as Locale);
      return `export const messages = JSON.parse(${JSON.stringify(text)});`;
    },
  },
});
