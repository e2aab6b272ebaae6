import { useEffect, useRef, type RefObject } from "react";
import type { InboxRequest } from "#contract/voice-requests.ts";

/** The request that was moved last, and its place in the list before. */
export interface Moved {
  request: InboxRequest;
  place: number;
}

/** Once the moved request has left the list, the focus that went with it goes to the row in its place. */
export function useFocusAfterMove(
  panel: RefObject<HTMLElement | null>,
  requests: InboxRequest[],
  moved: Moved | undefined,
): void {
  const followed = useRef<Moved>(undefined);
  const isGone = moved !== undefined && !requests.some(({ id }) => id === moved.request.id);
  useEffect(() => {
    if (!isGone || followed.current === moved) return;
    followed.current = moved;
    if (document.activeElement !== document.body) return;
    const buttons = [...(panel.current?.querySelectorAll<HTMLElement>("[data-status-button]") ?? [])];
    const next = buttons[Math.min(moved.place, buttons.length - 1)] ?? panel.current;
    next?.focus();
  }, [isGone, moved, panel]);
}
