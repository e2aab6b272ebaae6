import { mutationOptions } from "@tanstack/react-query";
import type { InboxRequest, VoiceRequestStatus } from "#contract/voice-requests/voice-requests.ts";
import { api } from "#src/lib/http/api.ts";
import { keys } from "#src/lib/http/query-keys.ts";

interface StatusChange {
  request: InboxRequest;
  status: VoiceRequestStatus;
}

/** Changes the status of a request, which moves it to another tab. */
export const moveRequest = mutationOptions({
  mutationFn: async ({ request, status }: StatusChange) => {
    await api.post(`api/v1/voice-requests/${encodeURIComponent(request.id)}/status`, { json: { status } });
  },
  meta: { refreshes: [keys.voiceRequests, keys.requests] },
});
