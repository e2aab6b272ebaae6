import { listedFields } from "#contract/constants/artist-fields.ts";
import { artistStates } from "#contract/constants/enumerations.ts";
import type { ArtistPage, ArtistStateResults, ListedArtist } from "#contract/voice-artists.ts";
import { optionalText, readList, readNumber, readRecord, readText, readOne } from "#src/lib/http/parse.ts";
import { readArtistFields } from "#src/features/voice-artists/read-fields.ts";

function readListed(value: unknown, part: string): ListedArtist {
  const artist = readRecord(value, part);
  return {
    artistId: readText(artist["artistId"], `${part}.artistId`),
    ...readArtistFields(artist, part, { fields: listedFields }),
    state: readOne(artist["state"], `${part}.state`, artistStates),
    samples: readNumber(artist["samples"], `${part}.samples`),
    publishedSamples: readNumber(artist["publishedSamples"], `${part}.publishedSamples`),
    consentEnds: optionalText(artist["consentEnds"], `${part}.consentEnds`) ?? null,
    changedAt: readText(artist["changedAt"], `${part}.changedAt`),
    changedBy: optionalText(artist["changedBy"], `${part}.changedBy`) ?? null,
  };
}

/** A page of the owners' table. */
export function readArtistPage(value: unknown): ArtistPage {
  const page = readRecord(value, "artists");
  const states = readRecord(page["states"] ?? {}, "artists.states");
  return {
    content: readList(page["content"], "artists.content", readListed),
    totalPages: readNumber(page["totalPages"], "artists.totalPages"),
    totalElements: readNumber(page["totalElements"], "artists.totalElements"),
    states: Object.fromEntries(
      Object.entries(states).map(([state, count]) => [state, readNumber(count, `artists.states.${state}`)]),
    ),
  };
}

/** What became of each artist whose state was to change. */
export const readStateResults = (value: unknown): ArtistStateResults["results"] =>
  readList(readRecord(value, "states")["results"], "states.results", (entry, part) => {
    const result = readRecord(entry, part);
    const { state } = result;
    return {
      artistId: readText(result["artistId"], `${part}.artistId`),
      state: state === null ? null : readOne(state, `${part}.state`, artistStates),
      problem: optionalText(result["problem"], `${part}.problem`) ?? null,
    };
  });
