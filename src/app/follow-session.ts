import { sessionClient } from "#src/session/session-client.ts";
import { onSessionEnd } from "#src/session/session-end.ts";
import { isGuardedRoute } from "./guarded-route.ts";
import type { createAppRouter } from "./router.tsx";

/**
 * Gives the guards, and with them the pages, the next session's cache, and leaves guarded pages when the session ends. After
 * a logout the login page remembers no location; otherwise the guards run again, and they do.
 */
export function followSession(router: ReturnType<typeof createAppRouter>): () => void {
  return onSessionEnd((how) => {
    router.update({ ...router.options, context: { queryClient: sessionClient() } });
    const isGuarded = router.state.matches.some(({ routeId }) => isGuardedRoute(routeId));
    if (how === "logout" && isGuarded) void router.navigate({ to: "/login", replace: true });
    else void router.invalidate();
  });
}
