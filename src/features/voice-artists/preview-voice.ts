import type { UploadedAudio } from "#contract/audio.ts";
import type { Voice } from "#contract/voices.ts";
import type { ArtistForm } from "./artist-form.ts";

/** What the preview shows while a form is filled in: a voice that is not stored yet. */
export interface PreviewVoice extends Omit<Voice, "gender"> {
  gender: Voice["gender"] | "";
}

/** The form as a card would show it; the waveform is known for a file that was just uploaded. */
export function previewOf(form: ArtistForm, uploaded: UploadedAudio | undefined): PreviewVoice {
  const voiceMp3 = form.sampleUrl.trim();
  const isUploaded = uploaded !== undefined && uploaded.url === voiceMp3;
  return {
    voiceId: `preview:${voiceMp3}`,
    voiceArtistName: form.name.trim(),
    voiceMp3,
    gender: form.gender,
    voiceColorNames: form.voiceColors,
    languageNames: form.languages,
    ageRangeNames: form.ageRanges,
    seconds: isUploaded ? uploaded.seconds : null,
    peaks: isUploaded ? uploaded.peaks : null,
  };
}
