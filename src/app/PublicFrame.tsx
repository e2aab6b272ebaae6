import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { useEffect, type ReactNode } from "react";
import { NavBar } from "#src/features/navigation/NavBar.tsx";
import { PageFrame } from "#src/features/navigation/PageFrame.tsx";
import { SiteFooter } from "#src/features/navigation/SiteFooter.tsx";
import { Boundary } from "#src/ui/Boundary.tsx";
import { OfflineBanner } from "#src/ui/OfflineBanner.tsx";
import { PageError } from "#src/ui/PageError.tsx";

const page = (retry: () => void) => <PageError onRetry={retry} />;
const everything = (retry: () => void) => (
  <main id="main" tabIndex={-1}>
    {page(retry)}
  </main>
);

/** What a public page stands in for a visitor: no session, no router, no queries. */
export function PublicFrame({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
  }, []);
  return (
    <I18nProvider i18n={i18n}>
      <Boundary instead={everything}>
        <PageFrame bar={<NavBar />} banner={<OfflineBanner />} footer={<SiteFooter />}>
          <Boundary instead={page}>{children}</Boundary>
        </PageFrame>
      </Boundary>
    </I18nProvider>
  );
}
