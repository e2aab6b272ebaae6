import { useMemo } from "react";
import type { ProducedOffer } from "#src/features/productions/takes.ts";
import { useMeter } from "#src/voice/spoken/meter/use-meter.ts";

/**
 * How many seconds a voice of the offer will take for its script, by its id; without one, or an unknown one, the slowest of
 * them. Undefined without a script, or while that is not known.
 */
export function useScriptSeconds({ brief, voices, voiceIds }: ProducedOffer) {
  const { script, scriptLanguage } = brief ?? {};
  const speakers = useMemo(
    () => voices.filter(({ voiceId }) => voiceIds.includes(voiceId)),
    [voices, voiceIds],
  );
  const meter = useMeter({
    text: scriptLanguage ? (script ?? "") : "",
    language: scriptLanguage ?? "TURKISH",
    target: undefined,
    voices: speakers,
  });
  return (voiceId: string | null): number | undefined => {
    const rows = meter?.rows ?? [];
    return (rows.find(({ voice }) => voice.voiceId === voiceId) ?? rows[0])?.length.seconds;
  };
}
