import { mutationOptions } from "@tanstack/react-query";
import type { InboxRequest, VoiceRequestStatus } from "#contract/voice-requests.ts";
import { api } from "#src/lib/api.ts";
import { keys } from "#src/lib/query-keys.ts";

interface Move {
  request: InboxRequest;
  status: VoiceRequestStatus;
}

/** Moves a request to another status, and so to another tab. */
export const moveRequest = mutationOptions({
  mutationFn: async ({ request, status }: Move) => {
    await api.post(`api/v1/voice-requests/${encodeURIComponent(request.id)}/status`, { json: { status } });
  },
  meta: { refreshes: [keys.voiceRequests] },
});
