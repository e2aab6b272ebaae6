import type { ArtistField } from "#contract/constants/artist-fields.ts";
import type { VoiceArtist, VoiceArtistDraft, VoiceArtistUpdate } from "#contract/voice-artists.ts";
import { newSamplesOf, sentSamples } from "#src/features/voice-artists/kept/calls/kept-write.ts";
import { newSample, type KeptForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { fieldsFormOf, sentFields } from "./artist-form.ts";

// What the form sends to every server: a new artist, and an artist with the sample of its first voice. `isKnown` says which
// fields this server has.

type IsKnown = (field: ArtistField) => boolean;

/** The form's values for a stored artist of whom the server keeps one sample: that of the first voice. */
export const singleFormOf = (artist: VoiceArtist): KeptForm => ({
  ...fieldsFormOf(artist),
  samples: [{ ...newSample(artist.voices[0]?.voiceMp3), key: "single" }],
});

/** The body that creates an artist, out of a valid form: a voice for each sample. */
export function draftOf(form: KeptForm, isKnown: IsKnown): VoiceArtistDraft {
  const fields = Object.entries(sentFields(form)).filter(([field]) => isKnown(field as ArtistField));
  return {
    ...(Object.fromEntries(fields) as Omit<VoiceArtistDraft, "voices" | "samples">),
    voices: sentSamples(form).map(({ voiceMp3 }) => ({ voiceMp3: voiceMp3.trim() })),
  };
}

/** The body that creates an artist on a server that keeps many samples of each. */
export const keptDraftOf = (form: KeptForm, isKnown: IsKnown): VoiceArtistDraft => ({
  ...draftOf(form, isKnown),
  voices: [],
  samples: newSamplesOf(form),
});

/** The body of an update: one voice with its stored id, or none without a sample URL or a stored voice. */
export function updateOf(artist: VoiceArtist, form: KeptForm, isKnown: IsKnown): VoiceArtistUpdate {
  const voiceId = artist.voices[0]?.voiceId;
  const { voices, ...fields } = draftOf(form, isKnown);
  const own = voiceId === undefined ? [] : voices.slice(0, 1).map((voice) => ({ voiceId, ...voice }));
  return { artistName: artist.name, ...fields, voices: own };
}
