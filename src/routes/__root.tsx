import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet, useLocation } from "@tanstack/react-router";
import { PageFrame } from "#src/features/navigation/PageFrame.tsx";
import { SessionNavBar } from "#src/features/navigation/SessionNavBar.tsx";
import { SiteFooter } from "#src/features/navigation/SiteFooter.tsx";
import { OfflineBanner } from "#src/ui/OfflineBanner.tsx";
import { useFocusOnNavigation } from "#src/lib/focus-on-navigation.ts";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

const isPublic = (pathname: string) => pathname === "/" || pathname === "/privacy";

function Root() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const main = useFocusOnNavigation(pathname);
  return (
    <PageFrame
      mainRef={main}
      bar={pathname === "/login" ? null : <SessionNavBar />}
      banner={<OfflineBanner />}
      footer={isPublic(pathname) && <SiteFooter />}
    >
      <Outlet />
    </PageFrame>
  );
}
