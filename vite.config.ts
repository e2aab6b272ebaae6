import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./build/chunk-groups.ts";
import { knownBrowser } from "./build/known-browser.ts";
import { leanPreloads } from "./build/lean-preloads.ts";
import { minifyTwice } from "./build/minify-twice.ts";
import { browserCatalogue, factsForServer, inlineStartScript, preloadApplication } from "./build/plugins.ts";
import { prerender } from "./build/prerender.ts";
import { pageNames, publicPages } from "./build/public-pages.ts";
import { shortSentenceIds } from "./build/short-ids.ts";
import { slimIcons } from "./build/slim-icons.ts";
import { slimStyles } from "./build/slim-styles.ts";
import { workspaceSentences } from "./build/workspace-sentences.ts";

const api = { target: process.env["API_URL"] ?? "http://localhost:3000", changeOrigin: false };

export default defineConfig({
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, addExtensions: true, disableLogging: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnMissing: true }),
    browserCatalogue(),
    workspaceSentences(),
    shortSentenceIds(),
    slimIcons(),
    slimStyles(),
    leanPreloads(),
    knownBrowser(),
    minifyTwice(),
    inlineStartScript(),
    preloadApplication(),
    prerender(),
    factsForServer(),
  ],
  // React has it itself.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  server: { proxy: { "/api": api, "/audio": api } },
  build: {
    outDir: "dist/site",
    emptyOutDir: true,
    sourcemap: true,
    // light-dark(), popover and @starting-style stay as they are written.
    target: ["chrome125", "firefox129", "safari17.5"],
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      input: ["index.html", ...pageNames.map((page) => publicPages[page].entry)],
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
