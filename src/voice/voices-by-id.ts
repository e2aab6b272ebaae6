import { queryOptions } from "@tanstack/react-query";
import { api, readJson } from "#src/lib/http/api.ts";
import { readList, readRecord } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readVoice } from "#src/voice/voice.ts";

/** Voices by their ids, in that order; unknown ones are missing. Only on servers with the feature `search`. */
export const voicesByIdQuery = (voiceIds: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.voices, "by-id", voiceIds],
    queryFn: async ({ signal }) => {
      if (voiceIds.length === 0) return [];
      const searchParams = new URLSearchParams(voiceIds.map((voiceId) => ["voiceId", voiceId]));
      const page = readRecord(
        await readJson(await api.get("api/v1/voices", { searchParams, signal })),
        "voices",
      );
      return readList(page["content"], "voices.content", readVoice);
    },
  });
