import { createFileRoute, redirect } from "@tanstack/react-router";
import { defaultLocale, type Locale } from "#contract/constants/site-languages.ts";
import { LandingPage } from "#src/features/landing/LandingPage.tsx";
import { VoiceRequest } from "#src/features/voice-requests/VoiceRequest.tsx";
import { requesterOf } from "#src/features/voice-requests/requester.ts";
import { useSession } from "#src/session/use-session.ts";
import { currentLocale, isLocale, showLanguage } from "#src/lib/i18n/locale.ts";

/** Every language but the product's own has its address, such as `/?lang=en`. */
export const Route = createFileRoute("/")({
  validateSearch: ({ lang }): { lang?: Locale } => (isLocale(lang) && lang !== defaultLocale ? { lang } : {}),
  beforeLoad: async ({ search, cause }) => {
    const lang = currentLocale();
    // Whoever stays has chosen another language since, which the address is about to follow.
    if (search.lang && cause === "enter" && lang !== search.lang) await showLanguage(search.lang);
    else if (!search.lang && lang !== defaultLocale)
      throw redirect({ to: "/", search: { lang }, replace: true });
  },
  component: Page,
});

function Page() {
  return (
    <VoiceRequest by={requesterOf(useSession())}>
      {(open) => <LandingPage onRequest={(voice) => open({ voice })} />}
    </VoiceRequest>
  );
}
