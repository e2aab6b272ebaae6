import type { Plugin } from "vite";
import { pageSentences } from "./page-sentences.ts";
import type { Locale } from "./public-pages.ts";

const id = /^virtual:sentences\/workspace\/(tr|en)$/;
const resolved = /^\0virtual:sentences\/workspace\/(tr|en)$/;

/** Features whose routes bring the whole catalogue themselves (`completeCatalogue`). */
const later = /^src\/features\/(landing|privacy|voice-requests|dashboard|voice-artists|clients)\//;

const isSpokenInWorkspace = (file: string) => file.startsWith("src/") && !later.test(file);

/**
 * The sentences that a client's workspace needs, a third of the catalogue. While developing and testing it is the whole
 * catalogue, so that nothing has to be started anew after an extraction.
 */
export function workspaceSentences(): Plugin {
  let isBuild = false;
  return {
    name: "tinora-workspace-sentences",
    enforce: "pre",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: { filter: { id }, handler: (source) => `\0${source}` },
    load: {
      filter: { id: resolved },
      async handler(source) {
        const [, locale] = resolved.exec(source) ?? [];
        if (!isBuild) return `export { messages } from "/locales/${locale}.po";`;
        const text = await pageSentences(isSpokenInWorkspace, locale as Locale);
        return `export const messages = JSON.parse(${JSON.stringify(text)});`;
      },
    },
  };
}
