import { queryOptions } from "@tanstack/react-query";
import { getIfChanged, type Versioned } from "#src/lib/http/get-if-changed.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { refreshing } from "#src/lib/http/refreshing.ts";
import { readRequestPage } from "#src/features/voice-requests/reading/read-request.ts";

/** How many requests are new, and the newest of those that have looked like spam for a day. */
interface RequestAttention {
  fresh: number;
  spamADayOld: string | null;
}

function readAttention(value: unknown): RequestAttention {
  const { counts, spamADayOld } = readRequestPage(value);
  return { fresh: counts.new, spamADayOld };
}

const queryKey = [...keys.requests, "attention"] as const;

/**
 * What an owner should know of requests wherever they are, asked again every 15 s. Its ETag changes with any request: the
 * dashboard's inbox is asked for again then. Only on servers with the feature `requests`.
 */
export const requestAttentionQuery = queryOptions({
  queryKey,
  queryFn: async ({ client, signal }) => {
    const known = client.getQueryData<Versioned<RequestAttention>>(queryKey);
    const path = "api/v1/requests?state=spam&size=1";
    const answer = await getIfChanged({ path, known, read: readAttention, signal });
    if (known && answer !== known) void client.invalidateQueries({ queryKey: keys.voiceRequests });
    return answer;
  },
  select: ({ value }) => value,
  ...refreshing,
});
