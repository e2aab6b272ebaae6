import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "en",
  locales: ["tr", "en"],
  fallbackLocales: {},
  catalogs: [{ path: "<rootDir>/locales/{locale}", include: ["src", "server"] }],
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: "message",
});
