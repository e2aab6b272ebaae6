import { msg } from "@lingui/core/macro";
import type { TakeFailure } from "#contract/constants/values/productions.ts";
import type { Take } from "#contract/productions/productions.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { translate, type Sentence } from "#src/lib/i18n/sentence.ts";

/** As the landing page names them, by how many channels there are. */
const layouts: Partial<Record<number, Sentence>> = {
  1: msg({ message: "mono", comment: "Of a recording: one channel" }),
  2: msg({ message: "stereo", comment: "Of a recording: two channels" }),
  6: "5.1",
  8: "7.1",
  10: "9.1",
  12: "11.1",
};

/** A measure with one place behind the point: `−19,8`. */
export const formatMeasure = (value: number): string =>
  new Intl.NumberFormat(currentLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(value)
    .replace("-", "−");

const formatKilohertz = (hertz: number): string =>
  `${new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 }).format(hertz / 1000)} kHz`;

/** "mono, 48 kHz, 24 bit", as far as it is known. A component that calls it also calls `useLingui()`. */
export function soundWords({ channels, sampleRate }: Take, bits: number | null = null): string {
  const layout =
    channels === null
      ? ""
      : translate(
          layouts[channels] ??
            msg({
              message: `${channels} channels`,
              comment: "Of a recording; channels is a whole number above 2",
            }),
        );
  return [layout, sampleRate !== null && formatKilohertz(sampleRate), bits !== null && `${bits} bit`]
    .filter(Boolean)
    .join(", ");
}

/** "12:41 · −19.8 LUFS · mono, 48 kHz". */
export function takeLine(take: Take): string {
  const { seconds, checks } = take;
  return [
    seconds !== null && formatTime(seconds),
    checks && checks.loudness !== null && `${formatMeasure(checks.loudness)} LUFS`,
    soundWords(take),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** "6:36–7:58", or the moment alone; both in ms. */
export const momentWords = (from: number, to: number | null): string =>
  [from, ...(to === null ? [] : [to])].map((time) => formatTime(time / 1000)).join("–");

/** Why a file could not be read. */
export const failureSentences: Record<TakeFailure, Sentence> = {
  "not-recognised": msg`This file is not a sound that can be read. Send a WAV, FLAC, AIFF or MP3 file.`,
  damaged: msg`This file is damaged. Send it again.`,
  "too-long": msg`This recording is longer than 12 hours. Send it in parts.`,
  "too-many-channels": msg`This recording has more than 12 channels.`,
  "too-complex": msg`This file could not be read in time. Send it as WAV.`,
};
