import { useEffect, useState } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import { firstUnreadOf } from "./events/event-sections.ts";
import { markSeen } from "./mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/**
 * Tells the server once what is unread has been in view, and keeps the place where it began: it stays marked until the
 * page is left. Returns the first event that was unread.
 */
export function useSeen(offer: ReadOfferDetails, side: OfferTurn): string | undefined {
  const { offerId, unread, events } = offer;
  const [firstUnread, setFirstUnread] = useState(() => firstUnreadOf(events, unread, side));
  if (firstUnread === undefined && unread > 0) {
    const found = firstUnreadOf(events, unread, side);
    if (found !== undefined) setFirstUnread(found);
  }
  const { mutate } = useSending(markSeen);
  const newest = events.at(-1)?.eventId;
  useEffect(() => {
    if (unread === 0 || newest === undefined) return undefined;
    const tell = () => {
      if (document.visibilityState === "visible") mutate({ offerId, eventId: newest });
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [offerId, newest, unread, mutate]);
  return firstUnread;
}
