import { queryOptions } from "@tanstack/react-query";
import { api, readJson } from "#src/lib/http/api.ts";
import { readList, readRecord, readTexts } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readVoice } from "#src/voice/voice.ts";

/** How many voices are shown at most. */
const size = 6;

/** The first voices of the library that fit a search. Only on servers with the feature `search`. */
export const findVoicesQuery = (q: string) =>
  queryOptions({
    queryKey: [...keys.voices, "to add", q],
    queryFn: async ({ signal }) => {
      const answer = await api.get("api/v1/voices", { searchParams: { q, page: 0, size }, signal });
      const { content, unknown } = readRecord(await readJson(answer), "voices");
      // The library goes on without a word that no voice has; here somebody looks for one voice.
      return readTexts(unknown, "voices.unknown").length > 0
        ? []
        : readList(content, "voices.content", readVoice);
    },
  });
