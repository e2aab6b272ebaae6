import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet, useLocation } from "@tanstack/react-router";
import { LikeButton } from "#src/features/liked-voices/LikeButton.tsx";
import { PageFrame } from "#src/features/navigation/PageFrame.tsx";
import { SessionNavBar } from "#src/features/navigation/SessionNavBar.tsx";
import { SiteFooter } from "#src/features/navigation/SiteFooter.tsx";
import { PlayerMount } from "#src/features/player/PlayerMount.tsx";
import { missPlayer } from "#src/features/player/want-player.ts";
import { MissingCode } from "#src/ui/MissingCode.tsx";
import { OfflineBanner } from "#src/ui/OfflineBanner.tsx";
import { useFocusOnNavigation } from "#src/lib/focus-on-navigation.ts";
import { later } from "#src/lib/later.tsx";
import { isPublic } from "#src/lib/locale.ts";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

const PlayerRoot = later(
  () => import("#src/features/player/PlayerRoot.tsx").then((code) => code.PlayerRoot),
  missPlayer,
);

function Root() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const main = useFocusOnNavigation(pathname);
  return (
    <>
      <PageFrame
        mainRef={main}
        bar={pathname === "/login" ? null : <SessionNavBar />}
        banner={<OfflineBanner />}
        footer={isPublic(pathname) && <SiteFooter />}
      >
        <Outlet />
      </PageFrame>
      <MissingCode />
      <PlayerMount>
        <PlayerRoot like={(voice) => <LikeButton voice={voice} />} />
      </PlayerMount>
    </>
  );
}
