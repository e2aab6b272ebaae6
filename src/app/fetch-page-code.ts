import { readToken } from "#src/lib/token.ts";
import type { createAppRouter } from "./router.ts";

/** Fetches the first page's code while its guards still ask; a stranger's first page may be the login. */
export function fetchPageCode(router: ReturnType<typeof createAppRouter>): void {
  type Id = keyof typeof router.routesById;
  const matched: Id[] = router.matchRoutes(router.latestLocation).map(({ routeId }) => routeId);
  const isGuarded = matched.some((id) => id === "/_client" || id === "/owner");
  const wanted: Id[] = isGuarded && readToken() === null ? ["/login"] : matched;
  for (const id of wanted) {
    void router.loadRouteChunk(router.routesById[id])?.catch(() => undefined);
  }
}
