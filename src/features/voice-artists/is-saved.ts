import type { QueryClient } from "@tanstack/react-query";
import type { VoiceArtist, VoiceArtistDraft } from "#contract/voice-artists.ts";
import { Problem } from "#src/lib/problem.ts";
import { artistQuery } from "./queries.ts";

const listed = ({ name, age, gender, voiceColors, languages, ageRanges }: Omit<VoiceArtist, "voices">) =>
  JSON.stringify([name, age, gender, ...[voiceColors, languages, ageRanges].map((list) => list.toSorted())]);

/** Whether the server has an artist just as it was sent; asked where the answer to a write was lost. */
export async function isSaved(client: QueryClient, sent: VoiceArtistDraft): Promise<boolean> {
  try {
    const stored = await client.fetchQuery({ ...artistQuery(sent.name), staleTime: 0, retry: 1 });
    const urls = stored.voices.map(({ voiceMp3 }) => voiceMp3);
    return listed(stored) === listed(sent) && sent.voices.every(({ voiceMp3 }) => urls.includes(voiceMp3));
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return false;
    throw error;
  }
}
