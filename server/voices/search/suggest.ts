import { limits } from "#contract/constants/limits.ts";
import type {
  SuggestedArtist,
  SuggestedText,
  SuggestedValue,
  VoiceSuggestions,
} from "#contract/voices/voice-suggestions.ts";
import type { VoiceFilters } from "#contract/voices/voices.ts";
import type { Db } from "#server/db/client.ts";
import { chosenValues, type LibraryQuery, wholeLibrary } from "#server/voices/library-query.ts";
import { findVoicesByIds } from "#server/voices/sql.ts";
import { mostWordLetters, mostWords, splitWords } from "#server/db/text/fold.ts";
import { cutExcerpt, findHits } from "./hits.ts";
import type { SearchIndex } from "./search-index.ts";
import { valuesTyped } from "./value-names.ts";

const { suggestFrom, suggested } = limits.search;
// Samples that say the same are suggested once: so many are read.
const readTexts = suggested.texts * 4;

/** What could be meant by what is being typed today; the filters decide what is counted, and what is chosen already. */
export async function suggest(
  db: Db,
  index: SearchIndex,
  { filters, q: typed }: Pick<LibraryQuery, "filters" | "q">,
  today: string,
): Promise<VoiceSuggestions> {
  const words = splitWords(typed).map(({ folded }) => folded);
  const sought = words.filter((word) => word.length <= mostWordLetters).slice(-mostWords);
  if (words.join("").length < suggestFrom || sought.length === 0)
    return { values: [], artists: [], texts: [] };
  // The database reads the texts while the rest is looked up.
  const texts = suggestTexts(db, index, { words: sought, today });
  const values = suggestValues(index, filters, sought);
  const artists = suggestArtists(index, sought);
  return { values, artists, texts: await texts };
}

/** The values that would leave the most voices first, those by the name that is shown before the others. */
function suggestValues(
  index: SearchIndex,
  filters: VoiceFilters,
  words: readonly string[],
): SuggestedValue[] {
  const free = valuesTyped(words).filter(
    ({ value: { group, value } }) => !chosenValues(filters, group).includes(value),
  );
  if (free.length === 0) return [];
  const { facets } = index.voices.search({ ...wholeLibrary, filters, size: 1 });
  return free
    .map(({ value, isShown }) => ({ ...value, isShown, count: facets[value.group][value.value] ?? 0 }))
    .toSorted(
      (a, b) =>
        Number(b.count > 0) - Number(a.count > 0) ||
        Number(b.isShown) - Number(a.isShown) ||
        b.count - a.count,
    )
    .slice(0, suggested.values)
    .map(({ group, value, count }) => ({ group, value, count }));
}

const suggestArtists = (index: SearchIndex, words: readonly string[]): SuggestedArtist[] =>
  index
    .findArtists(words, suggested.artists)
    .map(({ voiceArtistName: name, gender: [gender], ageRangeNames, voiceColorNames, samples }) => ({
      name,
      hits: findHits(name, words),
      gender,
      ageRangeNames,
      voiceColorNames,
      samples,
    }));

async function suggestTexts(
  db: Db,
  index: SearchIndex,
  { words, today }: { words: readonly string[]; today: string },
): Promise<SuggestedText[]> {
  const voices = await findVoicesByIds(db, index.findTexts(words, readTexts), today);
  const said = new Map<string, SuggestedText>();
  for (const { voiceId, voiceArtistName, transcript, seconds = null } of voices)
    if (transcript && !said.has(transcript.text))
      said.set(transcript.text, {
        voiceId,
        voiceArtistName,
        ...cutExcerpt(transcript.text, words),
        language: transcript.language,
        seconds,
      });
  return [...said.values()].slice(0, suggested.texts);
}
