import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Language, VoiceColor } from "#contract/voices/voices.ts";
import { placeOfTarget, spokenLength, syllablesOver, type SpokenLength } from "#src/voice/spoken/length.ts";
import { paceOf, type Pace } from "#src/voice/spoken/pace.ts";
import { paceQuery } from "./pace-query.ts";
import { useMeasuredText } from "./use-measured-text.ts";

/** What the meter shows of a voice. */
export interface MeterVoice {
  voiceId: string;
  voiceArtistName: string;
  voiceColorNames: VoiceColor[];
}

export interface MeterInput {
  text: string;
  language: Language;
  /** Seconds; undefined without a target. */
  target: number | undefined;
  voices: readonly MeterVoice[];
}

export interface MeterRow {
  voice: MeterVoice;
  pace: Pace;
  length: SpokenLength;
}

export interface Meter {
  /** Slowest first. */
  rows: MeterRow[];
  target: number | undefined;
  isRough: boolean;
  /** Where in the text the slowest voice passes the target. */
  place: number | undefined;
  /** How many syllables have to go for every voice to keep to it. */
  syllablesOver: number;
}

/** How long each voice takes for a text; undefined while there is none. Without the artists’ paces the usual one is taken. */
export function useMeter({ text, language, target, voices }: MeterInput): Meter | undefined {
  const measured = useMeasuredText(text, language);
  const voiceIds = voices.map(({ voiceId }) => voiceId);
  const isEmpty = text.trim() === "";
  const { data } = useQuery({ ...paceQuery(voiceIds, language), enabled: !isEmpty });
  const paces = useMemo(
    () => new Map(data?.map(({ voiceId, samples }) => [voiceId, paceOf(samples, language)])),
    [data, language],
  );
  return useMemo(() => {
    if (isEmpty || !measured) return undefined;
    const rows = voices
      .map((voice) => {
        const pace = paces.get(voice.voiceId) ?? paceOf([], language);
        return { voice, pace, length: spokenLength(measured, pace) };
      })
      .toSorted((a, b) => b.length.seconds - a.length.seconds);
    const slowest = rows[0]?.pace;
    const hasTarget = slowest !== undefined && target !== undefined;
    return {
      rows,
      target,
      isRough: measured.isRough,
      place: hasTarget ? placeOfTarget(measured, slowest, target) : undefined,
      syllablesOver: hasTarget ? syllablesOver(measured, slowest, target) : 0,
    };
  }, [isEmpty, measured, voices, paces, language, target]);
}
