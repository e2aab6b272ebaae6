import { queryOptions } from "@tanstack/react-query";
import { api, readJson } from "#src/lib/http/api.ts";
import { readList, readRecord } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readVoice } from "#src/voice/voice.ts";

/** Voices by their ids, in that order; unknown ones are missing. Only on servers with the feature `search`. */
export async function fetchVoicesById(voiceIds: readonly string[], signal: AbortSignal) {
  const searchParams = voiceIds.map((voiceId) => ["voiceId", voiceId]);
  const page = await readJson(await api.get("api/v1/voices", { searchParams, signal }));
  return readList(readRecord(page, "voices")["content"], "voices.content", readVoice);
}

/** Voices by their ids as a query; of no ids there are none. */
export const voicesByIdQuery = (voiceIds: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.voices, "by-id", voiceIds],
    queryFn: ({ signal }) => (voiceIds.length === 0 ? [] : fetchVoicesById(voiceIds, signal)),
  });
