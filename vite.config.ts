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

/** Where nearly everyone goes who signs in: its code is the application's own file, and nothing is fetched after that. */
const isLibrary = (routeId: string) => routeId === "/_client" || routeId === "/_client/panel";

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      codeSplittingOptions: { splitBehavior: ({ routeId }) => (isLibrary(routeId) ? [] : undefined) },
      addExtensions: true,
      disableLogging: true,
    }),
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
    // They are for whoever has the build; the server does not give them out.
    sourcemap: "hidden",
    // light-dark(), popover and @starting-style stay as they are written.
    target: ["chrome125", "firefox129", "safari17.5"],
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      input: ["index.html", ...pageNames.map((page) => publicPages[page].entry)],
      // Six characters are 64 thousand million names for sixty files; hashes are all that nothing compresses.
      output: {
        entryFileNames: "assets/[name]-[hash:6].js",
        chunkFileNames: "assets/[name]-[hash:6].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
