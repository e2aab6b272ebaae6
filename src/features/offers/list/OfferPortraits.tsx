import { useLingui } from "@lingui/react";
import type { OfferVoice } from "#contract/offers.ts";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import styles from "./OfferPortraits.module.css";

interface OfferPortraitsProps {
  voices: readonly OfferVoice[];
  /** Pixels. */
  size: number;
}

const most = 3;

/** The voices of an offer as portraits that overlap: three and how many more; for screen readers their names. */
export function OfferPortraits({ voices, size }: OfferPortraitsProps) {
  useLingui();
  const locale = currentLocale();
  const names = new Intl.ListFormat(locale).format(voices.map(({ voiceArtistName }) => voiceArtistName));
  if (voices.length === 0) return null;
  return (
    <span className={styles["portraits"]} role="img" aria-label={names} title={names}>
      {voices.slice(0, most).map((voice) => (
        <span key={voice.voiceId} className={styles["portrait"]}>
          <Voiceprint name={voice.voiceArtistName} hue={hueOf(voice.voiceColorNames)} size={size} />
        </span>
      ))}
      {voices.length > most && (
        <span className={styles["more"]}>+{formatCount(voices.length - most, locale)}</span>
      )}
    </span>
  );
}
