import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { locales } from "#contract/constants/site-languages.ts";
import { start } from "./chunks.ts";
import { writeCsp } from "./csp.ts";
import { isFirstFont } from "./first-fonts.ts";
import { routePaths } from "./routes.ts";
import { olderBrowserScript, scriptlessText } from "./pages/older-browsers.ts";
import { startScript } from "./pages/start-script.ts";

/** Puts the start scripts first into the page's head, and what is said without scripts into it, in development too. */
export const inlineStartScript = (): Plugin => ({
  name: "tinora-start-script",
  transformIndexHtml: async () => [
    { tag: "script", children: startScript, injectTo: "head-prepend" },
    { tag: "script", children: await olderBrowserScript(locales), injectTo: "head-prepend" },
    { tag: "noscript", children: await scriptlessText(), injectTo: "body" },
  ],
});

const link = (rel: string, fileName: string, attributes: Record<string, string> = {}) => ({
  tag: "link",
  attrs: { rel, ...attributes, crossorigin: true, href: `/${fileName}` },
  injectTo: "head" as const,
});

/** Preloads the application's code and fonts in the shell, so that they load together with the entry. */
export const preloadApplication = (): Plugin => ({
  name: "tinora-preload",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const entries = chunks.filter(({ facadeModuleId }) => facadeModuleId && start.has(facadeModuleId));
      if (entries.length !== start.size)
        throw new Error("the application's start looks otherwise than expected");
      const needed = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
      const parts = chunks.filter(({ fileName }) => needed.has(fileName));
      const fonts = Object.keys(bundle).filter(isFirstFont);
      const styles = new Set(parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      return [
        ...parts.map(({ fileName }) => link("modulepreload", fileName)),
        ...[...styles].map((fileName) => link("stylesheet", fileName)),
        ...fonts.map((fileName) => link("preload", fileName, { as: "font", type: "font/woff2" })),
      ].filter(({ attrs }) => !html.includes(attrs.href));
    },
  },
});

/** Writes `csp.json` (hashes of inline scripts and styles) and `routes.json` (the application's paths) for the server. */
export const writeServerFacts = (): Plugin => {
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
