import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { useEffect, type ReactNode } from "react";
import { NavBar } from "#src/features/navigation/NavBar.tsx";
import { PageFrame } from "#src/features/navigation/PageFrame.tsx";
import { SiteFooter } from "#src/features/navigation/SiteFooter.tsx";
import { OfflineBanner } from "#src/ui/OfflineBanner.tsx";

/** What a public page stands in for a visitor: no session, no router, no queries. */
export function PublicFrame({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset["ready"] = "";
  }, []);
  return (
    <I18nProvider i18n={i18n}>
      <PageFrame bar={<NavBar />} banner={<OfflineBanner />} footer={<SiteFooter />}>
        {children}
      </PageFrame>
    </I18nProvider>
  );
}
