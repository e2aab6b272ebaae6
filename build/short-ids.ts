import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Plugin } from "vite";
import { isSpokenInLibrary, isSpokenInWorkspace } from "./spoken.ts";

const idInCode = /\bid: "([\w-]{6})"/g;
let known: Promise<Map<string, string>> | undefined;

/** Sentences of the library's first load come before the workspace's others, these before all the rest. */
const turn = (files: string[]): number =>
  files.some(isSpokenInLibrary) ? 0 : files.some(isSpokenInWorkspace) ? 1 : 2;

/** In the order in which files speak them: what stands together compresses better. */
async function numberAll(): Promise<Map<string, string>> {
  const [all] = await getCatalogs(getConfig());
  const said = Object.entries((await all?.read("en")) ?? {}).map(([id, { origin = [] }]) => {
    const files = origin.map(([file]) => file).toSorted((a, b) => turn([a]) - turn([b]));
    return { id, turn: turn(files), file: files[0] ?? "" };
  });
  said.sort((a, b) => a.turn - b.turn || (a.file < b.file ? -1 : Number(a.file > b.file)));
  return new Map(said.map(({ id }, place) => [id, String(place)]));
}

const shortIds = () => (known ??= numberAll());

/** Sentences under their short identifiers. */
export async function underShortIds(messages: Record<string, unknown>): Promise<Record<string, unknown>> {
  const short = await shortIds();
  return Object.fromEntries(Object.entries(messages).map(([id, words]) => [short.get(id) ?? id, words]));
}

/**
 * Gives every sentence its number as its identifier, those of the library's first load before all others. Lingui's own are six characters of a hash, which nothing
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
