import { queryOptions } from "@tanstack/react-query";
import type { Language, VoicePaces } from "#contract/voices/voices.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readList, readNumber, readRecord, readText } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";

const readPaces = (value: unknown): VoicePaces =>
  readList(value, "paces", (item, part) => {
    const voice = readRecord(item, part);
    return {
      voiceId: readText(voice["voiceId"], `${part}.voiceId`),
      samples: readList(voice["samples"], `${part}.samples`, (one, place) => {
        const sample = readRecord(one, place);
        return {
          text: readText(sample["text"], `${place}.text`),
          seconds: readNumber(sample["seconds"], `${place}.seconds`),
        };
      }),
    };
  });

/** What the artists of these voices say in their samples of a language. Only on servers with the feature `negotiation`. */
export const paceQuery = (voiceIds: readonly string[], language: Language) =>
  queryOptions({
    queryKey: [...keys.voices, "pace", language, voiceIds],
    queryFn: async ({ signal }) => {
      const searchParams = new URLSearchParams([
        ...voiceIds.map((voiceId) => ["voiceId", voiceId]),
        ["language", language],
      ]);
      return readPaces(await readJson(await api.get("api/v1/voices/pace", { searchParams, signal })));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
