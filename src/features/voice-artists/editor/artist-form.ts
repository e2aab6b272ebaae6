import { ageRanges, languages, voiceColors } from "#contract/constants/enumerations.ts";
import type { VoiceArtist, VoiceArtistDraft, VoiceArtistUpdate } from "#contract/voice-artists.ts";

/** The form's values: the age as typed, "" while no gender is selected. */
export interface ArtistForm extends Pick<VoiceArtist, "name" | "voiceColors" | "languages" | "ageRanges"> {
  age: string;
  gender: VoiceArtist["gender"] | "";
  sampleUrl: string;
}

/** The values of a valid form; `sampleUrl` is "" without a sample. */
export type ArtistFields = Omit<VoiceArtistDraft, "voices"> & { sampleUrl: string };

export const emptyArtist: ArtistForm = {
  name: "",
  age: "",
  gender: "",
  voiceColors: [],
  languages: [],
  ageRanges: [],
  sampleUrl: "",
};

/** The form's values for a stored artist; the sample is that of the first voice. */
export const formOf = (artist: VoiceArtist): ArtistForm => ({
  name: artist.name,
  age: String(artist.age),
  gender: artist.gender,
  voiceColors: inOrder(voiceColors, artist.voiceColors),
  languages: inOrder(languages, artist.languages),
  ageRanges: inOrder(ageRanges, artist.ageRanges),
  sampleUrl: artist.voices[0]?.voiceMp3 ?? "",
});

/** The body that creates an artist: one voice if there is a sample URL, else none. */
export function draftOf({ sampleUrl, ...fields }: ArtistFields): VoiceArtistDraft {
  return { ...fields, voices: sampleUrl ? [{ voiceMp3: sampleUrl }] : [] };
}

/** The body of an update: one voice with its stored id, or none without a sample URL or a stored voice. */
export function updateOf(artist: VoiceArtist, { sampleUrl, ...fields }: ArtistFields): VoiceArtistUpdate {
  const voiceId = artist.voices[0]?.voiceId;
  const voices = sampleUrl && voiceId !== undefined ? [{ voiceId, voiceMp3: sampleUrl }] : [];
  return { artistName: artist.name, ...fields, voices };
}

/** The selected values in the enumeration's order, so that toggling one twice changes nothing; unknown ones come last. */
export function inOrder<T extends string>(values: readonly T[], chosen: readonly T[]): T[] {
  const place = (value: T) => values.indexOf(value) + 1 || Number.POSITIVE_INFINITY;
  return chosen.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
