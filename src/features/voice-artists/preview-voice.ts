import type { UploadedAudio } from "#contract/audio.ts";
import type { ShownVoice } from "#src/lib/voice.ts";
import type { ArtistForm } from "./artist-form.ts";

/** The form as a card would show it; `voiceMp3` is "" while there is no sample to play. */
export function previewOf(form: ArtistForm, uploaded: UploadedAudio | undefined): ShownVoice {
  const voiceMp3 = form.sampleUrl.trim();
  // The waveform of a file that was just uploaded is known, any other is not.
  const { seconds, peaks } = uploaded?.url === voiceMp3 ? uploaded : { seconds: null, peaks: null };
  return {
    voiceId: `preview:${voiceMp3}`,
    voiceArtistName: form.name.trim(),
    voiceMp3,
    ...(form.gender && { gender: form.gender }),
    voiceColorNames: form.voiceColors,
    languageNames: form.languages,
    ageRangeNames: form.ageRanges,
    seconds,
    peaks,
  };
}
