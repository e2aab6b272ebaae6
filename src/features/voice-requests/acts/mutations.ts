import { mutationOptions } from "@tanstack/react-query";
import type { RequestAct } from "#contract/request-events.ts";
import { requestPath, requestQuery } from "#src/features/voice-requests/queries.ts";
import { readOlderEvents } from "#src/features/voice-requests/reading/read-event.ts";
import { readRequest, type ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { keyHeader } from "#src/session/sending/use-sending.ts";

/**
 * One act on a request; answers the request as it is then. Throws a Problem `request-changed` where its sender had not seen
 * everything.
 */
export const actOnRequest = mutationOptions({
  mutationFn: async ({ id, act }: { id: string; act: RequestAct }, context): Promise<ReadRequest> => {
    const { client } = context;
    const { queryKey } = requestQuery(id);
    const response = await api.post(`${requestPath(id)}/events`, { json: act, headers: keyHeader(context) });
    const value = readRequest(await readJson(response));
    await client.cancelQueries({ queryKey }); // an older answer must not come after this one
    client.setQueryData(queryKey, { etag: response.headers.get("etag"), value, readAt: Date.now() });
    return value;
  },
  meta: { isKeyed: true, refreshes: [keys.requests, keys.voiceRequests] },
});

/** The events of a request before one of them; only read, but kept by the page that asked for them. */
export const olderEvents = (id: string) =>
  mutationOptions({
    mutationFn: async (before: string) =>
      readOlderEvents(
        await readJson(await api.get(`${requestPath(id)}/events`, { searchParams: { before } })),
      ),
  });
