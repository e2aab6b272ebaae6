import { libraryValues } from "#contract/constants/artist-fields.ts";
import type { ShownVoice } from "#src/voice/voice.ts";
import type { ArtistForm } from "#src/features/voice-artists/editor/artist-form.ts";

/** A sample whose duration and waveform are known, and its words where somebody has written them. */
export type KnownSample = Pick<ShownVoice, "voiceMp3" | "seconds" | "peaks" | "transcript">;

/** The form's values as a voice for the card; `voiceMp3` is "" without a playable sample. */
export function previewOf(form: ArtistForm, known: readonly KnownSample[]): ShownVoice {
  const voiceMp3 = form.sampleUrl.trim();
  const sample = known.find((one) => one.voiceMp3 === voiceMp3);
  return {
    voiceId: `preview:${voiceMp3}`,
    voiceArtistName: form.name.trim(),
    voiceMp3,
    ...(form.gender && { gender: form.gender }),
    ...libraryValues(form),
    seconds: sample?.seconds ?? null,
    peaks: sample?.peaks ?? null,
    transcript: sample?.transcript ?? null,
  };
}
