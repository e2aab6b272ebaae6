import { useEffect } from "react";
import { tokenOfPage } from "#src/features/guest/room-address.ts";
import { useGuest } from "#src/features/guest/store.ts";
import { enterRoom, refresh } from "./exchange.ts";

/** How often a page that is seen asks, in ms. */
const pace = 10_000;

/** Reads the room of the page's address, and asks again while the page is seen, until the room is gone. */
export function useRoom(): void {
  useEffect(() => {
    return enterRoom(tokenOfPage());
  }, []);
  const isThere = useGuest(({ phase }) => phase === "room");
  useEffect(() => {
    if (!isThere) return undefined;
    const ask = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    const timer = setInterval(ask, pace);
    addEventListener("online", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      removeEventListener("online", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [isThere]);
}
