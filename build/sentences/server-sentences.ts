import type { Plugin } from "vite";

/** Whether a sentence is the server's alone: the browser gets it in answers. */
export const isServers = (id: string): boolean => /^(problem|mail|answer|import)\./.test(id);

/** Leaves the server's own sentences, a sixth of them, out of the catalogues that the browser loads; stands after `lingui()`. */
export const withoutServerSentences = (): Plugin => ({
  name: "tinora-without-server-sentences",
  transform: {
    filter: { id: /\.po$/ },
    handler(code) {
      const [, quoted] = /JSON\.parse\((".*")\)/s.exec(code) ?? [];
      if (quoted === undefined) throw new Error("A compiled catalogue looks otherwise than expected.");
      const messages = JSON.parse(JSON.parse(quoted) as string) as Record<string, unknown>;
      const own = Object.fromEntries(Object.entries(messages).filter(([id]) => !isServers(id)));
      return {
        code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(own))});`,
        map: null,
      };
    },
  },
});
