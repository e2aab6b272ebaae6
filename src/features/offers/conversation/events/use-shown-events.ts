import { useLayoutEffect, useRef, useState } from "react";
import type { OfferEvent } from "#contract/offers/offer-events.ts";

/** How many events are drawn at first, and more with each press. */
const step = 30;

interface ShownEvents {
  events: readonly OfferEvent[];
  hasOlder: boolean;
  showOlder: () => void;
}

/** The newest events, from the first unread one at the latest; past the first that is known, `older` is asked. Older ones keep the place in view when they are shown. */
export function useShownEvents(
  all: readonly OfferEvent[],
  firstUnread: string | undefined,
  older: { has: boolean; load: (before: () => void) => void },
): ShownEvents {
  const [start, setStart] = useState(() => {
    const unread = all.findIndex(({ eventId }) => eventId === firstUnread);
    const newest = Math.max(0, all.length - step);
    return unread < 0 ? newest : Math.min(newest, unread);
  });
  const heightBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (heightBefore.current === undefined) return;
    window.scrollBy({
      top: document.documentElement.scrollHeight - heightBefore.current,
      behavior: "instant",
    });
    heightBefore.current = undefined;
    const first = all[start]?.eventId;
    // The button may be gone: the focus goes to the first of the older events.
    const event = document.querySelector<HTMLElement>(`[data-event="${first}"]`);
    if (document.activeElement === document.body && event) {
      event.tabIndex = -1;
      event.focus({ preventScroll: true });
    }
  }, [start, all]);
  const noteHeight = () => {
    heightBefore.current = document.documentElement.scrollHeight;
  };
  return {
    events: all.slice(start),
    hasOlder: start > 0 || older.has,
    showOlder: () => {
      if (start === 0) return older.load(noteHeight);
      noteHeight();
      return setStart(Math.max(0, start - step));
    },
  };
}
