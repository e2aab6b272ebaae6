import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { locales } from "./contract/constants/site-languages.ts";

export default defineConfig({
  sourceLocale: "en",
  locales: [...locales],
  fallbackLocales: {},
  catalogs: [{ path: "<rootDir>/locales/{locale}", include: ["src", "server", "build/start-sentences.ts"] }],
  format: formatter({
    lineNumbers: false,
    origins: true,
    // A moving date would make every two branches conflict.
    customHeaderAttributes: { "POT-Creation-Date": "2026-11-20 00:00+0000" },
  }),
  orderBy: "message",
});
