import { readToken } from "#src/lib/http/token.ts";
import { isGuardedRoute } from "./guarded-route.ts";
import type { createAppRouter } from "./router.tsx";

/** Fetches the first page's code while its guards run; without a token a guarded page leads to the login. */
export function preloadPageCode(router: ReturnType<typeof createAppRouter>): void {
  type Id = keyof typeof router.routesById;
  const matched: Id[] = router.matchRoutes(router.latestLocation).map(({ routeId }) => routeId);
  const isGuarded = matched.some(isGuardedRoute);
  const routeIds: Id[] = isGuarded && readToken() === null ? ["/_sign-in", "/_sign-in/login"] : matched;
  for (const id of routeIds) {
    void router.loadRouteChunk(router.routesById[id])?.catch(() => undefined);
  }
}
