import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { GuestPage } from "#src/features/guest/GuestPage.tsx";
import { NavBar } from "#src/features/navigation/bar/NavBar.tsx";
import { LanguageMenu } from "#src/features/navigation/LanguageMenu.tsx";
import { Logo } from "#src/features/navigation/Logo.tsx";
import { PageFrame } from "#src/features/navigation/PageFrame.tsx";
import { ThemeSwitch } from "#src/features/navigation/ThemeSwitch.tsx";
import { ErrorBoundary } from "#src/ui/feedback/ErrorBoundary.tsx";
import { MissingCode } from "#src/ui/feedback/MissingCode.tsx";
import { MissingDevice } from "#src/ui/feedback/MissingDevice.tsx";
import { OfflineBanner } from "#src/ui/feedback/OfflineBanner.tsx";
import { PageError } from "#src/ui/feedback/PageError.tsx";
import { useStarted } from "./use-started.ts";

const pageError = (retry: () => void) => (
  <main id="main" tabIndex={-1}>
    <PageError onRetry={retry} />
  </main>
);

/** The guests' page of a room: no session, no router, no queries, and no way into the site but its logo. */
export function PublicRoom() {
  useStarted();
  return (
    <I18nProvider i18n={i18n}>
      <ErrorBoundary fallback={pageError}>
        <GuestPage
          logo={<Logo />}
          settings={
            <>
              <LanguageMenu />
              <ThemeSwitch />
            </>
          }
          frame={(page) => (
            <PageFrame bar={<NavBar profile={null} social={null} />} banner={<OfflineBanner />}>
              {page}
            </PageFrame>
          )}
        />
        <MissingCode />
        <MissingDevice />
      </ErrorBoundary>
    </I18nProvider>
  );
}
