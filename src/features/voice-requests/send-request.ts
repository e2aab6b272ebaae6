import type { VoiceRequest } from "#contract/voice-requests.ts";
import { publicApi } from "#src/lib/api.ts";

interface Sending {
  /** What stands in the field that only machines fill; sent when it holds anything. */
  website: string;
  signal: AbortSignal;
}

/** Sends all nine fields and never a token; waits for as long as the server takes, or until `signal` aborts. */
export async function sendVoiceRequest(request: VoiceRequest, { website, signal }: Sending): Promise<void> {
  await publicApi.post("api/voice-request", { json: website ? { ...request, website } : request, signal });
}
