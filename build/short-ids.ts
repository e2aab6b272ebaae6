import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Plugin } from "vite";

const idInCode = /\bid: "([\w-]{6})"/g;
let known: Promise<Map<string, string>> | undefined;

async function numberAll(): Promise<Map<string, string>> {
  const [all] = await getCatalogs(getConfig());
  const ids = Object.keys((await all?.read("en")) ?? {}).toSorted();
  return new Map(ids.map((id, place) => [id, place.toString(36)]));
}

const shortIds = () => (known ??= numberAll());

/** Sentences under their short identifiers. */
export async function underShortIds(messages: Record<string, unknown>): Promise<Record<string, unknown>> {
  const short = await shortIds();
  return Object.fromEntries(Object.entries(messages).map(([id, words]) => [short.get(id) ?? id, words]));
}

/**
 * Gives every sentence its number among all as its identifier. Lingui's own are six characters of a hash, which nothing
 * compresses, and stand both where a sentence is said and where its words are.
 */
export const shortSentenceIds = (): Plugin => ({
  name: "tinora-short-ids",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: /\/src\/.*\.tsx?(?:\?|$)/, code: idInCode },
    async handler(code) {
      const short = await shortIds();
      return {
        code: code.replaceAll(idInCode, (_text, id: string) => `id: "${short.get(id) ?? id}"`),
        map: null,
      };
    },
  },
});
