import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { Locale } from "#contract/constants/site-languages.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { levelOf, useLevelMatching } from "#src/voice/level-matching.ts";
import styles from "./Rows.module.css";

/** Decibels with their sign, such as "+2.1 dB". */
function formatDecibels(decibels: number, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
  return `${number.format(decibels).replace("-", "−")} dB`;
}

/** By how much a voice's level is evened out; nothing while all sound as recorded. */
export function RowLevel({ voice }: { voice: Voice }) {
  useLingui();
  const isMatched = useLevelMatching((level) => level.isMatched);
  const level = levelOf(voice);
  if (!isMatched || level.kind === "foreign") return null;
  return (
    <p className={styles["level"]}>
      {level.kind === "known" ? (
        formatDecibels(level.decibels, currentLocale())
      ) : (
        <span>
          <Trans comment="Of a sample: how loud it is has not been measured yet">measuring</Trans>
        </span>
      )}
    </p>
  );
}
