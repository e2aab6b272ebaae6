import { createFileRoute, redirect } from "@tanstack/react-router";
import { LandingPage } from "#src/features/landing/LandingPage.tsx";
import { VoiceRequest } from "#src/features/voice-requests/VoiceRequest.tsx";
import { completeCatalogue, currentLocale, showLanguage } from "#src/lib/locale.ts";

/** The page in English has an address of its own, `/?lang=en`. */
export const Route = createFileRoute("/")({
  validateSearch: ({ lang }): { lang?: "en" } => (lang === "en" ? { lang } : {}),
  beforeLoad: async ({ search }) => {
    if (search.lang && currentLocale() !== search.lang) await showLanguage(search.lang);
    else if (!search.lang && currentLocale() === "en") {
      throw redirect({ to: "/", search: { lang: "en" }, replace: true });
    }
  },
  loader: completeCatalogue,
  component: Page,
});

function Page() {
  return <VoiceRequest>{(request) => <LandingPage onRequest={request} />}</VoiceRequest>;
}
