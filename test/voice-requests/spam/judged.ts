import type { Suspicion } from "#contract/constants/values/voice-requests.ts";
import { cleanRequest } from "#server/voice-requests/clean.ts";
import { comparedText, suspicionOf } from "#server/voice-requests/suspicion.ts";
import type { MixedRequest } from "./mixed-requests.ts";

/** What the rules say of requests in the order in which they come; which texts came from where is kept here, and not by the database. */
export function judged(requests: readonly MixedRequest[]): (Suspicion[] | null)[] {
  const senders = new Map<string, { from: string; minute: number }[]>();
  return requests.map(({ sent, from, minute }) => {
    const text = comparedText(sent);
    const of = text === undefined ? [] : [...(senders.get(text) ?? []), { from, minute }];
    if (text !== undefined) senders.set(text, of);
    const lately = of.filter((one) => one.minute > minute - 24 * 60);
    const isRepeated = new Set(lately.map((one) => one.from)).size >= 3;
    return suspicionOf(cleanRequest(sent), { ...sent, isRepeated });
  });
}
