import type { Voice } from "#contract/voices.ts";

/** The voices among which next and previous move: a page, and how to come by the pages beside it. */
export interface Results {
  voices: readonly Voice[];
  after?: (() => Promise<Results>) | undefined;
  before?: (() => Promise<Results>) | undefined;
}

export interface Place {
  results: Results;
  voice: Voice;
}

const indexOf = ({ results, voice }: Place) =>
  results.voices.findIndex(({ voiceId }) => voiceId === voice.voiceId);

export function hasNext(place: Place): boolean {
  return indexOf(place) < place.results.voices.length - 1 || place.results.after !== undefined;
}

export function hasPrevious(place: Place): boolean {
  return indexOf(place) > 0 || place.results.before !== undefined;
}

/** The voice after this one, over the page's end where there is another page; else nothing. */
export async function nextPlace(place: Place): Promise<Place | undefined> {
  const next = place.results.voices[indexOf(place) + 1];
  if (next) return { ...place, voice: next };
  const results = await place.results.after?.();
  const voice = results?.voices[0];
  return results && voice && { results, voice };
}

/** The voice before this one, over the page's start where there is another page; else nothing. */
export async function previousPlace(place: Place): Promise<Place | undefined> {
  const previous = place.results.voices[indexOf(place) - 1];
  if (previous) return { ...place, voice: previous };
  const results = await place.results.before?.();
  const voice = results?.voices.at(-1);
  return results && voice && { results, voice };
}
