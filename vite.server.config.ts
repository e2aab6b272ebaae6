import { defineConfig } from "vite";
import { failOnWarning } from "./build/fail-on-warning.ts";

/**
 * Bundles the server, which keeps a process small: unbundled, the database layer alone costs 250 MB.
 * What reads files beside itself, or is loaded only where it is asked for, stays in node_modules.
 */
export default defineConfig({
  publicDir: false,
  plugins: [failOnWarning()],
  ssr: {
    noExternal: true,
    external: [
      "@electric-sql/pglite",
      "@node-rs/argon2",
      "@fastify/swagger-ui",
      "@aws-sdk/client-s3",
      "@simplewebauthn/server",
      "@audio/decode-flac",
      "@audio/decode-mp3",
      "@audio/decode-mp4",
      "@audio/decode-opus",
      "@audio/decode-vorbis",
      "@audio/decode-wav",
      "pg-native",
    ],
  },
  build: {
    ssr: true,
    target: "node24",
    outDir: "dist/server",
    sourcemap: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        main: "server/main.ts",
        "audio-analyser": "server/audio/analysis/analyser.ts",
        "document-reader": "server/offers/attachments/document-reader.ts",
        "sheet-reader": "server/imports/sheet/sheet-reader.ts",
        "sheet-writer": "server/imports/sheet/workbook/sheet-writer.ts",
        "room-copier": "server/rooms/sound/copier.ts",
        "take-preparer": "server/productions/preparing/program/preparer.ts",
        "back-up": "server/commands/back-up.ts",
        restore: "server/commands/restore.ts",
        "create-owner": "server/commands/create-owner.ts",
        "end-owner": "server/commands/end-owner.ts",
        migrate: "server/commands/migrate.ts",
        "send-test-mail": "server/commands/send-test-mail.ts",
      },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        // The text of a module stays in memory: without its comments a process takes 117 MB instead of 121.
        comments: false,
      },
    },
  },
});
