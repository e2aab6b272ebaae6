import { artistGroups } from "#contract/constants/artist-fields.ts";
import { sampleKinds } from "#contract/constants/enumerations.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { readRecord, readText, type EveryField } from "#src/lib/http/parse.ts";
import { readGroups } from "./read-names.ts";
import { readTranscript } from "./transcript/read-transcript.ts";

/** What a card shows: a voice, or a preview whose gender is not chosen yet. */
export type ShownVoice = Omit<Voice, "gender"> & Partial<Pick<Voice, "gender">>;

/** What a card shows of a voice's sound, and the language of its title, each `null` where a back end omits it. */
export function readSound(
  voice: Record<string, unknown>,
): Required<
  Pick<Voice, "seconds" | "peaks" | "transcript" | "loudness" | "truePeak" | "language" | "titleLanguage">
> {
  const { seconds, peaks, loudness, truePeak, language, titleLanguage } = voice;
  return {
    seconds: typeof seconds === "number" && seconds > 0 ? seconds : null,
    peaks: typeof peaks === "string" ? peaks : null,
    transcript: readTranscript(voice["transcript"]),
    loudness: typeof loudness === "number" ? loudness : null,
    truePeak: typeof truePeak === "number" ? truePeak : null,
    language: typeof language === "string" ? language : null,
    titleLanguage: typeof titleLanguage === "string" ? titleLanguage : null,
  };
}

/** What a server with the feature `catalogue` says of a sample besides. */
function readSample({ title, kind, sampleCount }: Record<string, unknown>) {
  return {
    title: typeof title === "string" && title !== "" ? title : undefined,
    kind: sampleKinds.find((one) => one === kind),
    sampleCount: typeof sampleCount === "number" ? sampleCount : undefined,
  };
}

/** Reads one voice. What of its sound other back ends may omit is `null` when missing. */
export function readVoice(value: unknown, part: string): EveryField<Voice> {
  const voice = readRecord(value, part);
  return {
    voiceId: readText(voice["voiceId"], `${part}.voiceId`),
    voiceArtistName: readText(voice["voiceArtistName"], `${part}.voiceArtistName`),
    voiceMp3: readText(voice["voiceMp3"], `${part}.voiceMp3`),
    ...readGroups(voice, part, artistGroups),
    ...readSound(voice),
    ...readSample(voice),
  };
}
