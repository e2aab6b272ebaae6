import { queryOptions } from "@tanstack/react-query";
import { api, readJson } from "#src/lib/http/api.ts";
import { readList } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readVoice } from "#src/voice/voice.ts";

/** A client's liked voices, refetched on every visit. */
export const likedVoicesQuery = (userName: string) =>
  queryOptions({
    queryKey: [...keys.likedVoices, userName],
    queryFn: async ({ signal }) => {
      const answer = await api.get(`api/v1/clients/${encodeURIComponent(userName)}/liked-voices`, { signal });
      return readList(await readJson(answer), "liked-voices", readVoice);
    },
    staleTime: 0,
  });
