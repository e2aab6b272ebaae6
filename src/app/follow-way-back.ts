import type { WayBack } from "#src/lib/browser/way-back.ts";
import { onSessionEnd } from "#src/session/session-end.ts";
import { isGuardedRoute } from "./guarded-route.ts";
import type { createAppRouter } from "./router.tsx";

const pathOf = (href: string): string => new URL(href, location.origin).pathname;

/**
 * Remembers the addresses of the pages that were opened, by their place in the browser's history, so that a page leads back
 * to where one came from as it was. Forgotten with the session, and by a reload: then a page leads to its list.
 */
export function followWayBack(
  router: Pick<ReturnType<typeof createAppRouter>, "history" | "state" | "subscribe">,
): WayBack & { stop: () => void } {
  const addresses = new Map<number, string>();
  const placeNow = () => router.history.location.state["__TSR_index"];
  const unsubscribe = router.subscribe("onResolved", ({ toLocation }) => {
    if (router.state.matches.some(({ routeId }) => isGuardedRoute(routeId)))
      addresses.set(toLocation.state["__TSR_index"], toLocation.href);
  });
  const stopForgetting = onSessionEnd(() => addresses.clear());
  return {
    find: (href) => {
      const { pathname } = router.history.location;
      const place = placeNow();
      for (let earlier = place - 1; ; earlier -= 1) {
        const address = addresses.get(earlier);
        if (address === undefined) return undefined;
        // What a page was earlier, such as a comparison with other voices, is no other page.
        if (pathOf(address) === pathname && address !== href) continue;
        return { isList: pathOf(address) === pathOf(href), go: () => router.history.go(earlier - place) };
      }
    },
    leaveForList: () => void addresses.delete(placeNow()),
    stop: () => {
      unsubscribe();
      stopForgetting();
    },
  };
}
