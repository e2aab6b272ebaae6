import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { RequestAct } from "#contract/voice-requests/request-events.ts";
import type { SuggestionDraft } from "#contract/voice-requests/request-suggestion.ts";
import { requestPath, requestQuery } from "#src/features/voice-requests/queries.ts";
import { readOlderEvents } from "#src/features/voice-requests/reading/read-event.ts";
import { readRequest, type ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import type { Versioned } from "#src/lib/http/get-if-changed.ts";
import { readRecord } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { keyHeader } from "#src/session/sending/use-sending.ts";

/** Puts an answered request in the cache; an older answer must not come after this one. */
async function showRequest(client: QueryClient, id: string, answer: Versioned<ReadRequest>) {
  const { queryKey } = requestQuery(id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, { ...answer, readAt: Date.now() });
  return answer.value;
}

/**
 * One act on a request; answers the request as it is then. Throws a Problem `request-changed` where its sender had not seen
 * everything.
 */
export const actOnRequest = mutationOptions({
  mutationFn: async ({ id, act }: { id: string; act: RequestAct }, context): Promise<ReadRequest> => {
    const response = await api.post(`${requestPath(id)}/events`, { json: act, headers: keyHeader(context) });
    const value = readRequest(await readJson(response));
    return showRequest(context.client, id, { etag: response.headers.get("etag"), value });
  },
  meta: { isKeyed: true, refreshes: [keys.requests, keys.voiceRequests] },
});

/** Suggests voices to a visitor: list, room and mail, all of them or nothing; answers the request as it is then. */
export const suggestVoices = mutationOptions({
  mutationFn: async (
    { id, draft }: { id: string; draft: SuggestionDraft },
    context,
  ): Promise<ReadRequest> => {
    const path = `${requestPath(id)}/suggestion`;
    const response = await api.post(path, { json: draft, headers: keyHeader(context) });
    const { request } = readRecord(await readJson(response), "suggestion");
    return showRequest(context.client, id, {
      etag: response.headers.get("etag"),
      value: readRequest(request),
    });
  },
  meta: {
    isKeyed: true,
    refreshes: [keys.requests, keys.voiceRequests, keys.lists, keys.rooms],
  },
});

/** The events of a request before one of them; only read, but kept by the page that asked for them. */
export const olderEvents = (id: string) =>
  mutationOptions({
    mutationFn: async (before: string) =>
      readOlderEvents(
        await readJson(await api.get(`${requestPath(id)}/events`, { searchParams: { before } })),
      ),
  });
