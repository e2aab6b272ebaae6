import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { browserCatalogue, factsForServer, inlineStartScript } from "./build/plugins.ts";
import { prerender } from "./build/prerender.ts";
import { pageNames, publicPages } from "./build/public-pages.ts";

const api = { target: process.env["API_URL"] ?? "http://localhost:3000", changeOrigin: false };

export default defineConfig({
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, addExtensions: true, disableLogging: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnMissing: true }),
    browserCatalogue(),
    inlineStartScript(),
    prerender(),
    factsForServer(),
  ],
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
        // What every page starts with is one file: thirty small ones compress worse and take longer to fetch.
        codeSplitting: { groups: [{ name: "base", tags: ["$initial"], minShareCount: 3 }] },
      },
    },
  },
});
