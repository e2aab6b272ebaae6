import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { NavBar } from "#src/features/navigation/bar/NavBar.tsx";
import { PageFrame } from "#src/features/navigation/PageFrame.tsx";
import { SiteFooter } from "#src/features/navigation/footer/SiteFooter.tsx";
import { ErrorBoundary } from "#src/ui/feedback/ErrorBoundary.tsx";
import { MissingDevice } from "#src/ui/feedback/MissingDevice.tsx";
import { OfflineBanner } from "#src/ui/feedback/OfflineBanner.tsx";
import { PageError } from "#src/ui/feedback/PageError.tsx";
import { useStarted } from "./use-started.ts";

const pageError = (retry: () => void) => <PageError onRetry={retry} />;
const frameError = (retry: () => void) => (
  <main id="main" tabIndex={-1}>
    {pageError(retry)}
  </main>
);

/** Bar and footer around a prerendered page: no session, no router, no queries. */
export function PublicFrame({ children }: { children: ReactNode }) {
  useStarted();
  return (
    <I18nProvider i18n={i18n}>
      <ErrorBoundary fallback={frameError}>
        <PageFrame bar={<NavBar />} banner={<OfflineBanner />} footer={<SiteFooter />}>
          <ErrorBoundary fallback={pageError}>{children}</ErrorBoundary>
        </PageFrame>
        <MissingDevice />
      </ErrorBoundary>
    </I18nProvider>
  );
}
