import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./build/chunks.ts";
import { css } from "./build/class-names.ts";
import { devRoom } from "#build/dev/dev-room.ts";
import { devSentences } from "#build/dev/dev-sentences.ts";
import { failOnWarning } from "./build/fail-on-warning.ts";
import { writeServerFacts, inlineStartScript, preloadApplication } from "./build/plugins.ts";
import { startSentences } from "./build/start-sentences.ts";
import { prerender } from "./build/pages/prerender.ts";
import { pageNames, publicPages } from "./build/pages/public-pages.ts";

const api = { target: process.env["API_URL"] ?? "http://localhost:3000", changeOrigin: false };

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      addExtensions: true,
      disableLogging: true,
      // The owners' frame is a few lines; as a file of its own the router would reload the page when it can't be fetched.
      codeSplittingOptions: { splitBehavior: ({ routeId }) => (routeId === "/owner" ? [] : undefined) },
    }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnMissing: true }),
    startSentences(),
    devSentences(),
    devRoom(),
    inlineStartScript(),
    preloadApplication(),
    prerender(),
    writeServerFacts(),
    failOnWarning(),
  ],
  css,
  server: { proxy: { "/api": api, "/audio": api } },
  optimizeDeps: {
    // What `npm run dev` serves; the public pages' own sentences are known to a build alone.
    entries: ["index.html", publicPages.guest.entry],
    // What macros turn into, which stands in no source file: found later, each would reload the page.
    include: ["@lingui/core", "@lingui/react"],
  },
  build: {
    outDir: "dist/site",
    emptyOutDir: true,
    // They are for whoever has the build; the server does not give them out.
    sourcemap: "hidden",
    // light-dark(), popover and @starting-style stay as they are written.
    target: ["chrome125", "firefox129", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: ["index.html", ...pageNames.map((page) => publicPages[page].entry)],
      output: { codeSplitting: chunks },
    },
  },
});
