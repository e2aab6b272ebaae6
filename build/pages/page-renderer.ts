import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { css } from "#build/class-names.ts";
import { agencyPlaceholder, exampleAgency, type Agency } from "#contract/constants/agency.ts";
import type { ShelfTemplate } from "#contract/constants/shelf.ts";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { PageName } from "./public-pages.ts";

export interface RenderedPage {
  title: string;
  description: string;
  /** The page's markup. */
  body: string;
  /** The alternative text of a shared link's picture. */
  alt: string;
  /** The names of our services. */
  services: string[];
  /** The landing page's shelf in words. */
  shelf: ShelfTemplate | undefined;
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
  renderShell: () => string;
  /** Holds places that the server fills. */
  agency: Agency;
  clips: Clip[];
  /** The heights of a clip's bars, up to 1. */
  barsOf: (peaks: string) => number[];
}

/** Builds the pages for Node. */
export async function buildRenderer(): Promise<PageRenderer> {
  const outDir = await mkdtemp(join(process.cwd(), "node_modules/.prerender-"));
  try {
    await build({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      css,
      plugins: [
        babel({ presets: [linguiTransformerBabelPreset()] }),
        react(),
        lingui({ failOnMissing: true }),
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
    return (await import(pathToFileURL(join(outDir, "prerender.mjs")).href)) as PageRenderer;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
