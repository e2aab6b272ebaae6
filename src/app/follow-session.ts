import { onSessionEnd } from "#src/lib/session-end.ts";
import type { createAppRouter } from "./router.ts";

/**
 * Leaves the pages of a session that ended. A lost session asks the guards again, which remember the location; after a
 * logout nothing is remembered.
 */
export function followSession(router: ReturnType<typeof createAppRouter>): () => void {
  return onSessionEnd((how) => {
    const isGuarded = router.state.matches.some(
      ({ routeId }) => routeId === "/_client" || routeId === "/owner",
    );
    if (how === "logout" && isGuarded) void router.navigate({ to: "/login", replace: true });
    else void router.invalidate();
  });
}
