import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { OfferAttention } from "#contract/offers/offers.ts";
import { getIfChanged, type Versioned } from "#src/lib/http/get-if-changed.ts";
import { readNumber, readRecord } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { refreshing } from "#src/lib/http/refreshing.ts";

const queryKey = [...keys.offers, "attention"] as const;

/** Reads how many offers wait for the reader. */
export function readAttention(value: unknown): OfferAttention {
  const attention = readRecord(value, "attention");
  return {
    turn: readNumber(attention["turn"], "attention.turn"),
    waiting: readNumber(attention["waiting"], "attention.waiting"),
  };
}

/** Something of the reader's offers has changed: what is shown of them is asked for again. */
const refreshOffers = (client: QueryClient) =>
  void client.invalidateQueries({
    queryKey: keys.offers,
    predicate: (query) => query.queryKey[1] !== queryKey[1],
  });

/**
 * How many offers wait for the reader: asked again every 15 s while the page is in view, and at once when its window is
 * looked at. Its ETag changes with any offer of the reader's. Only on servers with the feature `negotiation`.
 */
export const attentionQuery = queryOptions({
  queryKey,
  queryFn: async ({ client, signal }) => {
    const known = client.getQueryData<Versioned<OfferAttention>>(queryKey);
    const path = "api/v1/offers/attention";
    const answer = await getIfChanged({ path, known, read: readAttention, signal });
    if (known && answer !== known) refreshOffers(client);
    return answer;
  },
  select: ({ value }) => value,
  ...refreshing,
});
