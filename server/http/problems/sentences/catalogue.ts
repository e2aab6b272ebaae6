import type { ProblemCode } from "#contract/problem.ts";
import type { Sentence } from "#server/http/language/sentences.ts";

/** Artists, their samples and sounds, and likes of them. */
export const catalogue = {
  "voice-artist-not-found": /*i18n*/ {
    id: "problem.voice-artist-not-found",
    message: "Voice artist not found.",
  },
  "invalid-name": /*i18n*/ {
    id: "problem.invalid-name",
    message: "This name contains characters that are not allowed.",
  },
  "invalid-voice-url": /*i18n*/ {
    id: "problem.invalid-voice-url",
    message: "A voice sample needs an http or https URL, or an uploaded file.",
  },
  "name-taken": /*i18n*/ { id: "problem.name-taken", message: "An artist with this name already exists." },
  "unknown-voice-url": /*i18n*/ {
    id: "problem.unknown-voice-url",
    message: "One of the liked voices no longer exists.",
  },
  "too-many-likes": /*i18n*/ {
    id: "problem.too-many-likes",
    message: "You can like at most {most} voices.",
    comment: "most is a whole number",
  },
  "audio-not-recognised": /*i18n*/ {
    id: "problem.audio-not-recognised",
    message:
      "{m4a, select, true {This is not an MP3, WAV, M4A or OGG file.} other {This is not an MP3, WAV or OGG file.}}",
    comment: "m4a says whether M4A files are taken",
  },
  "audio-damaged": /*i18n*/ {
    id: "problem.audio-damaged",
    message: "The audio file is damaged or incomplete.",
  },
  "audio-too-large": /*i18n*/ {
    id: "problem.audio-too-large",
    message: "The audio file can be at most 20 MB.",
  },
  "audio-too-long": /*i18n*/ {
    id: "problem.audio-too-long",
    message: "The audio file is longer than 10 minutes.",
  },
  "audio-too-short": /*i18n*/ {
    id: "problem.audio-too-short",
    message: "This file holds no sound, or less than a twentieth of a second.",
  },
  "audio-too-many-channels": /*i18n*/ {
    id: "problem.audio-too-many-channels",
    message: "This file has more than eight channels. Please save the sound in one or two, and send that.",
  },
  "audio-wav-coding": /*i18n*/ {
    id: "problem.audio-wav-coding",
    message:
      "Browsers cannot play this kind of WAV. Please save the sound as WAV with 16 or 24 bits (PCM), or as MP3, and send that.",
  },
  "audio-free-format": /*i18n*/ {
    id: "problem.audio-free-format",
    message:
      "Browsers cannot play an MP3 with a free bit rate. Please save the sound with a usual one, such as 192 kb/s, and send that.",
  },
  "audio-joined": /*i18n*/ {
    id: "problem.audio-joined",
    message:
      "This file holds several recordings, one after the other. Please save them as one sound, or each as its own file.",
  },
  "audio-too-much-else": /*i18n*/ {
    id: "problem.audio-too-much-else",
    message:
      "Besides its sound, this file contains more than 256 kB of other data, such as a cover picture. Please remove that and upload the file again.",
  },
  "sample-not-found": /*i18n*/ {
    id: "problem.sample-not-found",
    message: "This sample no longer exists.",
  },
  "sample-in-offers": /*i18n*/ {
    id: "problem.sample-in-offers",
    message: "A sample named in an offer cannot be removed. Hide it instead.",
  },
  "too-many-samples": /*i18n*/ {
    id: "problem.too-many-samples",
    message: "An artist can have at most 20 samples.",
  },
  "consent-missing": /*i18n*/ {
    id: "problem.consent-missing",
    message: "A sample can be published only with the artist’s valid consent.",
  },
  "not-shareable": /*i18n*/ {
    id: "problem.not-shareable",
    message: "Only published samples whose artist allows sharing can appear on the public page.",
  },
  "artist-archived": /*i18n*/ {
    id: "problem.artist-archived",
    message: "This artist is archived. Bring the artist back first.",
  },
  "artist-not-archived": /*i18n*/ {
    id: "problem.artist-not-archived",
    message: "Only an archived artist can be erased or brought back.",
  },
  "artist-in-offers": /*i18n*/ {
    id: "problem.artist-in-offers",
    message: "An artist named in an offer cannot be erased.",
  },
  "nothing-to-restore": /*i18n*/ {
    id: "problem.nothing-to-restore",
    message: "There is nothing to restore in this entry.",
  },
  "consent-file-type": /*i18n*/ {
    id: "problem.consent-file-type",
    message: "A consent document must be a PDF, PNG or JPEG file.",
  },
  "consent-file-too-large": /*i18n*/ {
    id: "problem.consent-file-too-large",
    message: "A consent document can be at most 10 MB.",
  },
} satisfies Partial<Record<ProblemCode, Sentence>>;
