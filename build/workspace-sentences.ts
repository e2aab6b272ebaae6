import type { Plugin } from "vite";
import { pageSentences } from "./page-sentences.ts";
import type { Locale } from "./public-pages.ts";
import { isSpokenInLibrary, isSpokenInWorkspace } from "./spoken.ts";

const id = /^virtual:sentences\/(library|workspace)\/(tr|en)$/;
const resolved = /^\0virtual:sentences\/(library|workspace)\/(tr|en)$/;

/** Their identifiers are 0, 1, 2 …: a list has the same without writing them. */
function asList(text: string): string {
  const sentences = JSON.parse(text) as Record<string, unknown>;
  const list = Object.values(sentences);
  if (!(list.length - 1 in sentences)) throw new Error("the first sentences are not those of the workspace");
  return JSON.stringify(list);
}

/**
 * The sentences that a client's workspace needs, a third of the catalogue, and those of them that the library's first
 * load says. While developing and testing both are the whole catalogue, so that nothing has to be started anew after an
 * extraction.
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
        const [, part, locale] = resolved.exec(source) ?? [];
        if (!isBuild) return `export { messages } from "/locales/${locale}.po";`;
        const text = await pageSentences(
          part === "library" ? isSpokenInLibrary : isSpokenInWorkspace,
          locale as Locale,
        );
        return `export const messages = ${asList(text)};`;
      },
    },
  };
}
