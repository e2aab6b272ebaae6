import { msg, plural } from "@lingui/core/macro";
import type { Take } from "#contract/productions/productions.ts";
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
/** How far a spoken length may lie from the one that is wanted. */
const spokenShare = 0.1;
const leastSampleRate = 44_100;

const silence = (name: string, seconds: number | undefined, words: (length: string) => string): Check[] =>
  seconds !== undefined && seconds > longSilence
    ? [{ name, isFine: false, words: words(formatMeasure(seconds)) }]
    : [];

const spoken = (
  name: string,
  { spokenSeconds, wanted }: { spokenSeconds: number; wanted: number },
  words: (length: string, wanted: string) => string,
): Check => ({
  name,
  isFine: Math.abs(spokenSeconds - wanted) <= wanted * spokenShare,
  words: words(formatTime(spokenSeconds), formatTime(wanted)),
});

/** How long a take should be, in seconds: as the brief says, and as the script is estimated; neither where it is not known. */
export interface WantedLengths {
  target?: number | null | undefined;
  estimate?: number | undefined;
}

/** What was measured of a take, never a verdict: figures, and whether one is worth a look. A component that calls it also calls `useLingui()`. */
export function checksOf(take: Take, { target, estimate }: WantedLengths): Check[] {
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
  if (spokenSeconds !== undefined && target)
    found.push(
      spoken("target", { spokenSeconds, wanted: target }, (length, wanted) =>
        translate(
          msg({ message: `${length} spoken, target ${wanted}`, comment: "Of a recording; such as 0:29" }),
        ),
      ),
    );
  if (spokenSeconds !== undefined && estimate)
    found.push(
      spoken("estimate", { spokenSeconds, wanted: estimate }, (length, wanted) =>
        translate(
          msg({
            message: `${length} spoken, estimate ${wanted}`,
            comment: "Of a recording, against how long its script was estimated; such as 0:29",
          }),
        ),
      ),
    );
  found.push({
    name: "format",
    isFine: (sampleRate ?? leastSampleRate) >= leastSampleRate,
    words: soundWords(take, bitDepth),
  });
  return found;
}
