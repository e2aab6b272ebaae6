import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { mkdtemp, rm } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { agencyPlaceholder, exampleAgency, type Agency } from "#contract/constants/agency.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import { pageNames, publicPages, type PageName } from "./public-pages.ts";

export interface RenderedPage {
  title: string;
  description: string;
  /** The page's markup. */
  body: string;
  /** The alternative text of a shared link's picture. */
  alt: string;
  /** The names of our services. */
  services: string[];
}

export interface Clip {
  src: string;
  language: string;
  text: string;
  peaks: string;
  seconds: number;
}

/** What src/prerender.tsx exports. */
export interface PageRenderer {
  renderPage: (page: PageName, locale: Locale, sentences: unknown) => RenderedPage;
  /** Holds places that the server fills. */
  agency: Agency;
  clips: Clip[];
  /** The heights of a clip's bars, up to 1. */
  barsOf: (peaks: string) => number[];
}

/** Records which source files each page imports, late ones only of its own feature and of ui/: what it opens has all sentences. */
function recordFiles(files: Map<PageName, Set<string>>): Plugin {
  const root = process.cwd();
  return {
    name: "tinora-note-files",
    buildEnd() {
      for (const page of pageNames) {
        const found = new Set<string>();
        const waiting = [resolve(root, publicPages[page].content)];
        for (const id of waiting) {
          if (found.has(relative(root, id))) continue;
          found.add(relative(root, id).replaceAll("\\", "/"));
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          const ownLate = dynamicallyImportedIds.filter((late) =>
            [`/src/features/${page}/`, "/src/ui/"].some((folder) => late.includes(folder)),
          );
          waiting.push(...importedIds, ...ownLate);
        }
        files.set(page, found);
      }
    },
  };
}

/** Builds the pages for Node. Returns the renderer, and the source files of each page. */
export async function buildRenderer(): Promise<{
  renderer: PageRenderer;
  files: Map<PageName, Set<string>>;
}> {
  const files = new Map<PageName, Set<string>>();
  const outDir = await mkdtemp(join(process.cwd(), "node_modules/.prerender-"));
  try {
    await build({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      plugins: [
        babel({ presets: [linguiTransformerBabelPreset()] }),
        react(),
        lingui({ failOnMissing: true }),
        recordFiles(files),
      ],
      // The server puts its settings in (server/site/fill-agency.ts).
      define: Object.fromEntries(
        (Object.keys(exampleAgency) as (keyof Agency)[]).map((key) => [
          `import.meta.env.VITE_AGENCY_${key.toUpperCase()}`,
          JSON.stringify(agencyPlaceholder(key)),
        ]),
      ),
      ssr: { noExternal: true },
      build: {
        ssr: "src/prerender.tsx",
        outDir,
        target: "node24",
        rolldownOptions: { checks: { pluginTimings: false }, output: { entryFileNames: "prerender.mjs" } },
      },
    });
    const renderer = (await import(pathToFileURL(join(outDir, "prerender.mjs")).href)) as PageRenderer;
    return { renderer, files };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
