import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { OfferVoice } from "#contract/offers/offers.ts";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import styles from "./OfferPortraits.module.css";

interface OfferPortraitsProps {
  /** The first of them. */
  voices: readonly OfferVoice[];
  count: number;
  /** Pixels. */
  size: number;
}

const most = 3;

/** The voices of an offer as portraits that overlap: three and how many more; for screen readers the first names. */
export function OfferPortraits({ voices, count, size }: OfferPortraitsProps) {
  const { t } = useLingui();
  const locale = currentLocale();
  const first = new Intl.ListFormat(locale).format(voices.map(({ voiceArtistName }) => voiceArtistName));
  const more = count - voices.length;
  const others = t({
    message: plural(more, { one: "and # more", other: "and # more" }),
    comment: "At the end of a list of names that is cut off",
  });
  const names = more > 0 ? `${first} ${others}` : first;
  if (voices.length === 0) return null;
  return (
    <span className={styles["portraits"]} role="img" aria-label={names}>
      <span className={styles["portraits"]} title={names} aria-hidden="true">
        {voices.slice(0, most).map((voice) => (
          <span key={voice.voiceId} className={styles["portrait"]}>
            <Voiceprint name={voice.voiceArtistName} hue={hueOf(voice.voiceColorNames)} size={size} />
          </span>
        ))}
        {count > most && <span className={styles["more"]}>+{formatCount(count - most, locale)}</span>}
      </span>
    </span>
  );
}
