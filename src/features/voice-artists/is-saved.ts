import type { QueryClient } from "@tanstack/react-query";
import { artistFieldNames, type ArtistField, type ArtistFields } from "#contract/constants/artist-fields.ts";
import type { VoiceArtistDraft } from "#contract/voice-artists.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { artistQuery } from "./queries.ts";

const comparable = (artist: Partial<ArtistFields>, fields: readonly ArtistField[]) =>
  JSON.stringify(
    fields.map((field) => {
      const value = artist[field];
      return Array.isArray(value) ? value.toSorted() : value;
    }),
  );

/** Whether the server has the artist as it was sent. For writes whose answer was lost. */
export async function isSaved(client: QueryClient, sent: VoiceArtistDraft): Promise<boolean> {
  try {
    const { artist: stored } = await client.fetchQuery({ ...artistQuery(sent.name), staleTime: 0, retry: 1 });
    const urls = stored.voices.map(({ voiceMp3 }) => voiceMp3);
    const fields = artistFieldNames.filter((field) => field in sent);
    return (
      comparable(stored, fields) === comparable(sent, fields) &&
      [...sent.voices, ...(sent.samples ?? [])].every(({ voiceMp3 }) => urls.includes(voiceMp3))
    );
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return false;
    throw error;
  }
}
