import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { shortClassName } from "./build/class-names.ts";
import { browserCatalogue, factsForServer, inlineStartScript, preloadApplication } from "./build/plugins.ts";
import { prerender } from "./build/prerender.ts";
import { pageNames, publicPages } from "./build/public-pages.ts";
import { slimIcons } from "./build/slim-icons.ts";
import { workspaceSentences } from "./build/workspace-sentences.ts";

/** What comes together is one file: sixty small ones compress worse and take longer to fetch. */
const chunkGroups = [
  // Shared by the application, the landing page and the privacy notice: no router, query or ky.
  {
    name: "base",
    tags: ["$initial" as const],
    test: /node_modules|src\/(lib|ui|features\/navigation)\//,
    minShareCount: 3,
    priority: 3,
  },
  { name: "app", test: /src\/app\/create-app\.tsx$/, priority: 2 },
  {
    name: "shared",
    test: /src\/(lib\/(?!progress)|ui\/(Notice|ErrorPanel|Status|Checkbox))/,
    minShareCount: 2,
    priority: 1.5,
  },
  { name: "landing", test: /src\/app\/PublicLanding\.tsx$/, priority: 0 },
  { name: "library", test: /src\/routes\/_client(\/panel)?\.tsx\?tsr-split=component$/, priority: 1 },
];

const api = { target: process.env["API_URL"] ?? "http://localhost:3000", changeOrigin: false };

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, addExtensions: true, disableLogging: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnMissing: true }),
    browserCatalogue(),
    workspaceSentences(),
    slimIcons(),
    inlineStartScript(),
    preloadApplication(),
    prerender(),
    factsForServer(),
  ],
  css: command === "build" ? { modules: { generateScopedName: shortClassName } } : {},
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
}));
