import type { VoiceArtist, VoiceArtistDraft, VoiceArtistUpdate } from "#contract/voice-artists.ts";
import { ageRanges, languages, voiceColors } from "#src/lib/enumerations.ts";
import { inOrder } from "./in-order.ts";

/** What the form holds while it is edited: the age as typed, nothing chosen as "". */
export interface ArtistForm extends Pick<VoiceArtist, "name" | "voiceColors" | "languages" | "ageRanges"> {
  age: string;
  gender: VoiceArtist["gender"] | "";
  sampleUrl: string;
}

/** What a valid form says; `sampleUrl` is "" where no sample is given. */
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

/** A stored artist as the form shows it; the sample is that of the first voice. */
export const formOf = (artist: VoiceArtist): ArtistForm => ({
  name: artist.name,
  age: String(artist.age),
  gender: artist.gender,
  voiceColors: inOrder(voiceColors, artist.voiceColors),
  languages: inOrder(languages, artist.languages),
  ageRanges: inOrder(ageRanges, artist.ageRanges),
  sampleUrl: artist.voices[0]?.voiceMp3 ?? "",
});

/** The body of a creation: one voice entry when a URL is given, else none (specification, section 5). */
export function draftOf({ sampleUrl, ...fields }: ArtistFields): VoiceArtistDraft {
  return { ...fields, voices: sampleUrl ? [{ voiceMp3: sampleUrl }] : [] };
}

/** The body of an update: a voice entry only for a URL and a voice that is there, whose id it reuses. */
export function updateOf(artist: VoiceArtist, { sampleUrl, ...fields }: ArtistFields): VoiceArtistUpdate {
  const voiceId = artist.voices[0]?.voiceId;
  const voices = sampleUrl && voiceId !== undefined ? [{ voiceId, voiceMp3: sampleUrl }] : [];
  return { artistName: artist.name, ...fields, voices };
}
