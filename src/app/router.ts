import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { parseSearch, stringifySearch } from "#src/lib/search.ts";
import { routeTree } from "#src/routeTree.gen.ts";
import { LoadingPage } from "./LoadingPage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { RouteError } from "./RouteError.tsx";

/** The URL map with its guards. A loading text shows at once, because the specification names one. */
export const createAppRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient },
    stringifySearch,
    parseSearch,
    // What no route has read is no part of an address, so that nothing unread ever reaches a page.
    search: { strict: true },
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: LoadingPage,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
