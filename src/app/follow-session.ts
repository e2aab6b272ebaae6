import { onSessionEnd } from "#src/session/session-end.ts";
import { isGuardedRoute } from "./guarded-route.ts";
import type { createAppRouter } from "./router.ts";

/**
 * Leaves guarded pages when the session ends. After a logout the login page remembers no location; otherwise the guards
 * run again, and they do.
 */
export function followSession(router: ReturnType<typeof createAppRouter>): () => void {
  return onSessionEnd((how) => {
    const isGuarded = router.state.matches.some(({ routeId }) => isGuardedRoute(routeId));
    if (how === "logout" && isGuarded) void router.navigate({ to: "/login", replace: true });
    else void router.invalidate();
  });
}
