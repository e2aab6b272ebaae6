import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OfferVoice } from "#contract/offers/offers.ts";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { voiceLine } from "#src/voice/words.ts";
import { SpokenRange } from "#src/voice/spoken/meter/SpokenRange.tsx";
import type { Meter } from "#src/voice/spoken/meter/use-meter.ts";
import { OfferVoicePlayer } from "./OfferVoicePlayer.tsx";
import styles from "./Side.module.css";

interface VoicesCardProps {
  /** Those of the terms that hold. */
  voices: readonly OfferVoice[];
  /** How long each takes for the script; undefined while that is not known. */
  meter: Meter | undefined;
  /** The slot below them: what can be done with all. */
  voicesAction?: ((voices: readonly OfferVoice[]) => ReactNode) | undefined;
}

/** Of more voices the meter tells the slowest and the fastest. */
const mostTimes = 4;

/** The voices of an offer, each of which plays; one that has gone from the library still does. */
export function VoicesCard({ voices, meter, voicesAction }: VoicesCardProps) {
  useLingui();
  const times = voices.length <= mostTimes ? (meter?.rows ?? []) : [];
  const lengths = new Map(times.map(({ voice, length }) => [voice.voiceId, length]));
  return (
    <section className={styles["card"]}>
      <h2 className={styles["heading"]}>
        <Trans comment="One of the terms of an offer">Voices</Trans>
      </h2>
      <ul>
        {voices.map((voice) => {
          const length = lengths.get(voice.voiceId);
          return (
            <li key={voice.voiceId} className={styles["voice"]} data-voice={voice.voiceId}>
              <Voiceprint name={voice.voiceArtistName} hue={hueOf(voice.voiceColorNames)} size={36} />
              <div className={styles["who"]}>
                <p className={clsx(styles["name"], voice.isGone && styles["gone"])}>
                  {voice.voiceArtistName}
                </p>
                <p className={styles["line"]}>
                  {voice.isGone ? (
                    <span>
                      <Trans>No longer in the library</Trans>
                    </span>
                  ) : (
                    voiceLine(voice)
                  )}
                </p>
              </div>
              {length && meter && (
                <span className={styles["time"]}>
                  <SpokenRange length={length} isRough={meter.isRough} />
                </span>
              )}
              <OfferVoicePlayer voice={voice} all={voices} />
            </li>
          );
        })}
      </ul>
      {voicesAction && <div className={styles["all"]}>{voicesAction(voices)}</div>}
    </section>
  );
}
