import type { ListedRequest } from "#contract/voice-requests/requests.ts";

/** How a visitor waits, in ms: for how long, and how much is left until the answer is due (negative: by how much it is late). */
export interface Wait {
  since: number;
  left: number;
  look: "calm" | "soon" | "overdue";
}

/** From here on it is said when the answer is due, ms. */
const soon = 4 * 3_600_000;

/** How long whoever sent a request waits at `now`; undefined where nobody is waited for. */
export function waitOf(
  { waitingSince, answerBy, overdue }: Pick<ListedRequest, "waitingSince" | "answerBy" | "overdue">,
  now: number,
): Wait | undefined {
  if (waitingSince === null || answerBy === null) return undefined;
  const left = Date.parse(answerBy) - now;
  return {
    since: now - Date.parse(waitingSince),
    left,
    // The list may be asked for by another clock than the server's.
    look: overdue || left <= 0 ? "overdue" : left <= soon ? "soon" : "calm",
  };
}
