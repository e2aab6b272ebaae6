import { libraryValues } from "#contract/constants/artist-fields.ts";
import type { KeptArtist } from "#contract/voice-artists.ts";
import { mayBePublished } from "#src/features/voice-artists/samples/consent/valid-consent.ts";
import type { ShownVoice } from "#src/voice/voice.ts";
import { isBlank, type KeptForm, type SampleForm } from "./kept-form.ts";

/** A sample whose duration and waveform are known, and its words where somebody has written them. */
export type KnownSample = Pick<ShownVoice, "voiceMp3" | "seconds" | "peaks" | "transcript">;

/** What is known of the sound of a sample: of the stored one, or of a file that was just uploaded. */
export const soundOf = (
  { voiceMp3 }: SampleForm,
  artist: KeptArtist | undefined,
  uploaded: readonly KnownSample[],
): Pick<ShownVoice, "seconds" | "peaks"> | undefined =>
  [...uploaded, ...(artist?.samples ?? [])].find((one) => one.voiceMp3 === voiceMp3);

/** Own values that are the artist’s too, else the artist’s. */
function ownOr<T>(own: readonly T[], artist: T[]): T[] {
  const valid = artist.filter((value) => own.includes(value));
  return valid.length > 0 ? valid : artist;
}

/** A sample of the form as a voice for card and player; `voiceMp3` is "" without one. */
export function shownVoice(
  form: KeptForm,
  sample?: SampleForm,
  sound?: Pick<ShownVoice, "seconds" | "peaks">,
): ShownVoice {
  const text = sample?.transcript.text.trim();
  return {
    voiceId: sample?.voiceId ?? `preview:${sample?.key ?? ""}`,
    voiceArtistName: form.name.trim(),
    voiceMp3: sample?.voiceMp3.trim() ?? "",
    ...(form.gender && { gender: form.gender }),
    ...libraryValues({
      ...form,
      voiceColors: ownOr(sample?.voiceColors ?? [], form.voiceColors),
      languages: ownOr(sample?.languages ?? [], form.languages),
    }),
    seconds: sound?.seconds ?? null,
    peaks: sound?.peaks ?? null,
    transcript: text ? { text, language: "" } : null,
    ...(sample && { title: sample.title.trim(), kind: sample.kind }),
  };
}

/** The sample that the card plays: the first published one with consent, else the first that is there. */
export const shownFirst = (samples: readonly SampleForm[], today: string): SampleForm | undefined =>
  samples.find(({ state, consent }) => state === "published" && mayBePublished(consent, today)) ??
  samples.find((sample) => !isBlank(sample));
