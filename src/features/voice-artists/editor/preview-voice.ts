import type { UploadedAudio } from "#contract/audio.ts";
import type { ShownVoice } from "#src/voice/voice.ts";
import type { ArtistForm } from "./artist-form.ts";

/** The form's values as a voice for the card; `voiceMp3` is "" without a playable sample. */
export function previewOf(form: ArtistForm, uploaded: UploadedAudio | undefined): ShownVoice {
  const voiceMp3 = form.sampleUrl.trim();
  // Duration and waveform are known only for a file that was just uploaded.
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
