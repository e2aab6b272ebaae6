import { createFileRoute, redirect } from "@tanstack/react-router";
import { currentLocale, showLanguage } from "#src/lib/locale.ts";

/** The page in English has an address of its own, `/?lang=en`. */
export const Route = createFileRoute("/")({
  validateSearch: ({ lang }): { lang?: "en" } => (lang === "en" ? { lang } : {}),
  beforeLoad: async ({ search }) => {
    if (search.lang && currentLocale() !== search.lang) await showLanguage(search.lang);
    else if (!search.lang && currentLocale() === "en") {
      throw redirect({ to: "/", search: { lang: "en" }, replace: true });
    }
  },
});
