import { defineConfig } from "vite";

/**
 * Bundles the server, which keeps a process small: unbundled, the database layer alone costs 250 MB.
 * What reads files beside itself, or is loaded only where it is asked for, stays in node_modules.
 */
export default defineConfig({
  publicDir: false,
  ssr: {
    noExternal: true,
    external: [
      "@electric-sql/pglite",
      "@fastify/swagger-ui",
      "@aws-sdk/client-s3",
      "audio-decode",
      "pg-native",
    ],
  },
  build: {
    ssr: true,
    target: "node24",
    outDir: "dist/server",
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: "server/main.ts",
        "audio-analyser": "server/audio/analysis/analyser.ts",
        "back-up": "server/back-up.ts",
        restore: "server/restore.ts",
        "create-owner": "server/create-owner.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
    },
  },
});
