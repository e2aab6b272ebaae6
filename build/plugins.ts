import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { writeCsp } from "./csp.ts";
import { routePaths } from "./routes.ts";
import { underShortIds } from "./short-ids.ts";
import { startScript } from "./start-script.ts";

/** Puts the start script into the page's head, first of all, also while developing. */
export const inlineStartScript = (): Plugin => ({
  name: "tinora-start-script",
  transformIndexHtml: () => [{ tag: "script", children: startScript, injectTo: "head-prepend" }],
});

const link = (rel: string, fileName: string, attributes: Record<string, string> = {}) => ({
  tag: "link",
  attrs: { rel, ...attributes, crossorigin: true, href: `/${fileName}` },
  injectTo: "head" as const,
});

/** Names the application's own code and fonts in the shell, so that they are fetched beside the entry, not after it. */
export const preloadApplication = (): Plugin => ({
  name: "tinora-preload",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/src/app/start.tsx"));
      if (!start) throw new Error("the application has no chunk of its own");
      const parts = chunks.filter(({ fileName }) => [start.fileName, ...start.imports].includes(fileName));
      const fonts = Object.keys(bundle).filter(
        (fileName) => /-latin-\w+\.woff2$/.test(fileName) && !fileName.includes("-ext-"),
      );
      const styles = new Set(parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      return [
        ...parts.map(({ fileName }) => link("modulepreload", fileName)),
        ...[...styles].map((fileName) => link("stylesheet", fileName)),
        ...fonts.map((fileName) => link("preload", fileName, { as: "font", type: "font/woff2" })),
      ].filter(({ attrs }) => !html.includes(attrs.href));
    },
  },
});

/** Leaves what the server must know: the hashes of the inline parts, and the application's addresses. */
export const factsForServer = (): Plugin => {
  let site = "";
  return {
    name: "tinora-facts",
    apply: "build",
    configResolved: (config) => {
      site = config.build.outDir;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await writeCsp(site, process.env["VITE_API_URL"]);
        await writeFile(join(site, "routes.json"), JSON.stringify(await routePaths()));
      },
    },
  };
};

const serverOnly = /^(problem|mail)\./;

/** Takes the server's own sentences out of the catalogues that the browser gets. */
export function browserCatalogue(): Plugin {
  let isBuild = false;
  return {
    name: "tinora-browser-catalogue",
    enforce: "post",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    transform: {
      filter: { id: /\.po$/ },
      async handler(code) {
        const [, text] = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(code) ?? [];
        if (text === undefined) return this.error("The compiled catalogue looks otherwise than expected.");
        const messages = JSON.parse(JSON.parse(text) as string) as Record<string, unknown>;
        const own = Object.fromEntries(Object.entries(messages).filter(([id]) => !serverOnly.test(id)));
        const kept = JSON.stringify(isBuild ? await underShortIds(own) : own);
        return { code: `export const messages = JSON.parse(${JSON.stringify(kept)});`, map: null };
      },
    },
  };
}
