import { msg, plural } from "@lingui/core/macro";
import type { Take } from "#contract/productions.ts";
import { formatMeasure, soundWords } from "#src/features/productions/words.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { translate } from "#src/lib/i18n/sentence.ts";

/** A measure in words; `isFine` where there is nothing to look at. */
export interface Check {
  name: string;
  isFine: boolean;
  words: string;
}

/** Where speech usually lies: LUFS, and at most so many dBTP. */
const usual = { softest: -26, loudest: -14, peak: -1 };
/** Seconds of silence at an end that are worth a look. */
const longSilence = 1;
/** How far a spoken length may lie from the one that the brief asks for. */
const spokenShare = 0.1;
const leastSampleRate = 44_100;

const silence = (name: string, seconds: number | undefined, words: (length: string) => string): Check[] =>
  seconds !== undefined && seconds > longSilence
    ? [{ name, isFine: false, words: words(formatMeasure(seconds)) }]
    : [];

/** What was measured of a take, never a verdict: figures, and whether one is worth a look. A component that calls it also calls `useLingui()`. */
export function checksOf(take: Take, targetSeconds: number | null | undefined): Check[] {
  const { checks, sampleRate, bitDepth } = take;
  if (!checks) return [];
  const { loudness, truePeak, clippedSamples, headSilence, tailSilence, silentChannels, spokenSeconds } =
    checks;
  const found: Check[] = [
    loudness === null
      ? { name: "loudness", isFine: false, words: translate(msg`nothing is heard`) }
      : {
          name: "loudness",
          isFine: loudness >= usual.softest && loudness <= usual.loudest,
          words: `${formatMeasure(loudness)} LUFS`,
        },
  ];
  if (truePeak !== null)
    found.push({
      name: "peak",
      isFine: truePeak <= usual.peak,
      words: `${formatMeasure(truePeak)} dBTP`,
    });
  found.push(
    ...silence("head", headSilence, (length) =>
      translate(msg({ message: `${length} s of silence at the start`, comment: "Of a recording" })),
    ),
    ...silence("tail", tailSilence, (length) =>
      translate(msg({ message: `${length} s of silence at the end`, comment: "Of a recording" })),
    ),
  );
  if (clippedSamples !== undefined)
    found.push({
      name: "clipping",
      isFine: clippedSamples === 0,
      words: translate(
        msg({
          message: plural(clippedSamples, {
            0: "no clipping",
            one: "# clipped sample",
            other: "# clipped samples",
          }),
          comment: "Of a recording: moments at which it was too loud to be recorded whole",
        }),
      ),
    });
  for (const channel of silentChannels ?? [])
    found.push({
      name: `channel ${channel}`,
      isFine: false,
      words: translate(msg({ message: `channel ${channel} is silent`, comment: "Of a recording" })),
    });
  if (spokenSeconds !== undefined && targetSeconds) {
    const spoken = formatTime(spokenSeconds);
    const target = formatTime(targetSeconds);
    found.push({
      name: "spoken",
      isFine: Math.abs(spokenSeconds - targetSeconds) <= targetSeconds * spokenShare,
      words: translate(
        msg({ message: `${spoken} spoken, target ${target}`, comment: "Of a recording; such as 0:29" }),
      ),
    });
  }
  found.push({
    name: "format",
    isFine: (sampleRate ?? leastSampleRate) >= leastSampleRate,
    words: soundWords(take, bitDepth),
  });
  return found;
}
