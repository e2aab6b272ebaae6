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
      "@node-rs/argon2",
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
        // A file of its own, or it would run after everything that the main file imports.
        memory: "server/memory.ts",
        main: "server/main.ts",
        "audio-analyser": "server/audio/analysis/analyser.ts",
        "back-up": "server/back-up.ts",
        restore: "server/restore.ts",
        "create-owner": "server/create-owner.ts",
        migrate: "server/migrate.ts",
      },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        // The text of a module stays in memory, at two bytes a character where one is not Latin. Names stay
        // as they are, for the frames of a logged error.
        comments: false,
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
      },
    },
  },
});
