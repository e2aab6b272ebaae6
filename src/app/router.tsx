import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { parseSearch, stringifySearch } from "#src/lib/browser/search.ts";
import { routeTree } from "#src/routeTree.gen.ts";
import { LoadingPage } from "#src/ui/feedback/loading/LoadingPage.tsx";
import { RouteError } from "./RouteError.tsx";

const NotFoundPage = lazyPart(() => import("./NotFoundPage.tsx").then((code) => code.NotFoundPage));

/** The routes with their guards. A page that is loading shows that at once. */
export const createAppRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient },
    stringifySearch,
    parseSearch,
    // Drops search parameters that no route validates.
    search: { strict: true },
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: LoadingPage,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: () => <NotFoundPage loading={<LoadingPage />} />,
    scrollRestoration: true,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
