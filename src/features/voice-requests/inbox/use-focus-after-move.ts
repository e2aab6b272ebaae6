import { useEffect, useRef, type RefObject } from "react";
import type { InboxRequest } from "#contract/voice-requests/voice-requests.ts";

/** The request that was moved last, and its former index in the list. */
export interface MovedRequest {
  request: InboxRequest;
  index: number;
}

/** When the moved request has left the list with the focus, focuses the row that took its place. */
export function useFocusAfterMove(
  panel: RefObject<HTMLElement | null>,
  requests: InboxRequest[],
  moved: MovedRequest | undefined,
): void {
  const followed = useRef<MovedRequest>(undefined);
  const isGone = moved !== undefined && !requests.some(({ id }) => id === moved.request.id);
  useEffect(() => {
    if (!isGone || followed.current === moved) return;
    followed.current = moved;
    if (document.activeElement !== document.body) return;
    const buttons = [...(panel.current?.querySelectorAll<HTMLElement>("[data-status-button]") ?? [])];
    const next = buttons[Math.min(moved.index, buttons.length - 1)] ?? panel.current;
    next?.focus();
  }, [isGone, moved, panel]);
}
