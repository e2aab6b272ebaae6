import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet, useLocation, useMatches } from "@tanstack/react-router";
import { useEffect, useState, useSyncExternalStore, type Ref } from "react";
import { PageFrame } from "#src/features/navigation/PageFrame.tsx";
import { SessionNavBar, type SessionNavBarProps } from "#src/features/navigation/bar/SessionNavBar.tsx";
import { TabBar } from "#src/features/navigation/bar/TabBar.tsx";
import { SiteFooter } from "#src/features/navigation/footer/SiteFooter.tsx";
import { PlayerMount } from "#src/voice/player/PlayerMount.tsx";
import { useFocusOnNavigation } from "#src/lib/browser/focus/focus-on-navigation.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { isCatalogueWhole, isPublic, loadWholeCatalogue, onSentences } from "#src/lib/i18n/locale.ts";
import { SessionEndMount } from "#src/session/ending/SessionEndMount.tsx";
import { LoadingPage } from "#src/ui/feedback/loading/LoadingPage.tsx";
import { MissingCode } from "#src/ui/feedback/MissingCode.tsx";
import { MissingDevice } from "#src/ui/feedback/MissingDevice.tsx";
import { OfflineBanner } from "#src/ui/feedback/OfflineBanner.tsx";
import { PageError } from "#src/ui/feedback/PageError.tsx";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

const PasswordDialog = lazyPart(() =>
  import("#src/features/account/password/PasswordDialog.tsx").then((code) => code.PasswordDialog),
);
const passwordDialog: SessionNavBarProps["passwordDialog"] = (props) => <PasswordDialog {...props} />;

/**
 * The pages are mounted with their session's cache, anew for each session: what they hold ends with it. Pages around signing in
 * hold nothing of a session, and may end one.
 */
function Root() {
  const { queryClient } = Route.useRouteContext();
  const pathname = useLocation({ select: (location) => location.pathname });
  // Here, because the frame may be another one after a navigation.
  const shownPath = useMatches({ select: (all) => all.at(-1)?.pathname });
  const main = useFocusOnNavigation(pathname, shownPath);
  const hasBar = useMatches({ select: (all) => all.every(({ routeId }) => routeId !== "/_sign-in") });
  const [session, setSession] = useState({ queryClient, number: 0 });
  if (session.queryClient !== queryClient) setSession({ queryClient, number: session.number + 1 });
  useEffect(() => {
    return () => queryClient.clear();
  }, [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <Frame key={hasBar ? session.number : "sign-in"} pathname={pathname} mainRef={main} hasBar={hasBar} />
    </QueryClientProvider>
  );
}

interface FrameProps {
  pathname: string;
  mainRef: Ref<HTMLElement>;
  hasBar: boolean;
}

function Frame({ pathname, mainRef, hasBar }: FrameProps) {
  return (
    <>
      <PageFrame
        mainRef={mainRef}
        bar={hasBar && <SessionNavBar pathname={pathname} passwordDialog={passwordDialog} />}
        banner={<OfflineBanner />}
        footer={isPublic(pathname) && <SiteFooter />}
      >
        <Page />
      </PageFrame>
      <SessionEndMount />
      <MissingCode />
      <MissingDevice />
      <PlayerMount />
      {hasBar && !isPublic(pathname) && <TabBar pathname={pathname} />}
    </>
  );
}

/** The library, which the sentences of the application's start suffice for (build/chunks.ts). */
const library = new Set<string>(["__root__", "/_client", "/_client/panel"]);

/** The page, once its sentences are there: any but the library waits for all of them, as for its code. */
function Page() {
  const isLibrary = useMatches({ select: (all) => all.every(({ routeId }) => library.has(routeId)) });
  const isWhole = useSyncExternalStore(onSentences, isCatalogueWhole);
  return isLibrary || isWhole ? <Outlet /> : <MissingSentences />;
}

/** Loads all sentences, in place of the page that waits for them. */
function MissingSentences() {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) loadWholeCatalogue().catch(() => setFailed(true));
  }, [hasFailed]);
  return hasFailed ? <PageError onRetry={() => setFailed(false)} /> : <LoadingPage />;
}
