import type { VoiceRequest } from "#contract/voice-requests.ts";
import { publicApi } from "#src/lib/api.ts";

/** Sends all nine fields and never a token; waits for as long as the server takes, or until `signal` aborts. */
export async function sendVoiceRequest(request: VoiceRequest, signal: AbortSignal): Promise<void> {
  await publicApi.post("api/voice-request", { json: request, signal });
}
