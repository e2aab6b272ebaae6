import { createFileRoute, redirect } from "@tanstack/react-router";
import { LandingPage } from "#src/features/landing/LandingPage.tsx";
import { VoiceRequest } from "#src/features/voice-requests/VoiceRequest.tsx";
import { currentLocale, showLanguage } from "#src/lib/i18n/locale.ts";

/** The English page has its own address, `/?lang=en`. */
export const Route = createFileRoute("/")({
  validateSearch: ({ lang }): { lang?: "en" } => (lang === "en" ? { lang } : {}),
  beforeLoad: async ({ search }) => {
    if (search.lang && currentLocale() !== search.lang) await showLanguage(search.lang);
    else if (!search.lang && currentLocale() === "en") {
      throw redirect({ to: "/", search: { lang: "en" }, replace: true });
    }
  },
  component: Page,
});

function Page() {
  return <VoiceRequest>{(request) => <LandingPage onRequest={request} />}</VoiceRequest>;
}
