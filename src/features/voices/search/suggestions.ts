import { queryOptions } from "@tanstack/react-query";
import { filterGroups, filterValues, genders } from "#contract/constants/enumerations.ts";
import type {
  Hit,
  SuggestedArtist,
  SuggestedText,
  SuggestedValue,
  VoiceSuggestions,
} from "#contract/voices/voice-suggestions.ts";
import type { VoiceFilters } from "#contract/voices/voices.ts";
import { filterParams } from "#src/features/voices/library-query.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { readList, readNumber, readRecord, readText, type EveryField } from "#src/lib/http/parse.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readGroups } from "#src/voice/read-names.ts";

/** What the word that is being typed could mean; values are counted under these filters. */
export const suggestionsQuery = (word: string, filters: VoiceFilters) =>
  queryOptions({
    queryKey: [...keys.voices, "suggestions", word, filters],
    queryFn: async ({ signal }) => {
      const searchParams = new URLSearchParams([...filterParams(filters), ["q", word]]);
      return readSuggestions(
        await readJson(await api.get("api/v1/voices/suggestions", { searchParams, signal })),
      );
    },
    staleTime: 60_000,
  });

function readHit(value: unknown, part: string): Hit {
  const { from, to } = readRecord(value, part);
  return { from: readNumber(from, `${part}.from`), to: readNumber(to, `${part}.to`) };
}

/** A value that this application does not know is left out. */
function readValue(value: unknown, part: string): SuggestedValue[] {
  const suggested = readRecord(value, part);
  const group = filterGroups.find((one) => one === suggested["group"]);
  const known = group && filterValues[group].find((one) => one === suggested["value"]);
  return group && known
    ? [{ group, value: known, count: readNumber(suggested["count"], `${part}.count`) }]
    : [];
}

function readArtist(value: unknown, part: string): SuggestedArtist[] {
  const artist = readRecord(value, part);
  if (!genders.some((one) => one === artist["gender"])) return [];
  const read: EveryField<SuggestedArtist> = {
    name: readText(artist["name"], `${part}.name`),
    hits: readList(artist["hits"], `${part}.hits`, readHit),
    ...readGroups(artist, part, ["gender", "ageRangeNames", "voiceColorNames"]),
    samples: readNumber(artist["samples"], `${part}.samples`),
  };
  return [read];
}

function readSuggestedText(value: unknown, part: string): SuggestedText {
  const text = readRecord(value, part);
  return {
    voiceId: readText(text["voiceId"], `${part}.voiceId`),
    voiceArtistName: readText(text["voiceArtistName"], `${part}.voiceArtistName`),
    text: readText(text["text"], `${part}.text`),
    hits: readList(text["hits"], `${part}.hits`, readHit),
    language: readText(text["language"], `${part}.language`),
    seconds: typeof text["seconds"] === "number" ? text["seconds"] : null,
  };
}

function readSuggestions(value: unknown): VoiceSuggestions {
  const { values, artists, texts } = readRecord(value, "suggestions");
  return {
    values: readList(values, "suggestions.values", readValue).flat(),
    artists: readList(artists, "suggestions.artists", readArtist).flat(),
    texts: readList(texts, "suggestions.texts", readSuggestedText),
  };
}
