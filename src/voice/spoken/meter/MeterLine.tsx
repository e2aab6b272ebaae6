import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { CSSProperties } from "react";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import styles from "./Meter.module.css";
import { SpokenRange } from "./SpokenRange.tsx";
import type { MeterRow } from "./use-meter.ts";

/** The bar ends at four thirds of the target. */
const share = (seconds: number, target: number) => Math.min(seconds / (target * (4 / 3)), 1);

interface MeterLineProps {
  row: MeterRow;
  target: number | undefined;
  isRough: boolean;
}

/** One voice: portrait, first name, bar with the target’s line, spread, and whether it keeps to the target. */
export function MeterLine({ row: { voice, pace, length }, target, isRough }: MeterLineProps) {
  const { voiceArtistName: name } = voice;
  const { seconds, most } = length;
  const over = target === undefined ? 0 : seconds - target;
  const more = Math.max(1, Math.round(over));
  const bar = target !== undefined && {
    "--said": share(seconds, target),
    "--most": share(most, target),
    "--target": 0.75,
  };
  return (
    <li className={styles["row"]}>
      <Voiceprint name={name} hue={hueOf(voice.voiceColorNames)} size={28} />
      <span className={styles["name"]}>{name.split(" ")[0]}</span>
      {bar && (
        <span
          className={clsx(styles["bar"], over > 0 && styles["over"])}
          style={bar as CSSProperties}
          aria-hidden="true"
        >
          <span className={styles["track"]}>
            <span className={styles["spread"]} />
            <span className={styles["said"]} />
            <span className={styles["late"]} />
          </span>
          <span className={styles["line"]} />
        </span>
      )}
      <span className={styles["times"]}>
        <SpokenRange length={length} isRough={isRough} />
      </span>
      {target !== undefined && (
        <span className={over > 0 ? styles["tooLong"] : styles["fits"]}>
          {over > 0 ? (
            <>
              <TriangleAlert size={16} aria-hidden="true" />
              <span className={styles["long"]}>
                <Trans comment="A text takes so many seconds more than it may">{more} s over</Trans>
              </span>
              <span className={styles["short"]}>
                <Trans comment="A text takes so many seconds more than it may, very short">+{more} s</Trans>
              </span>
            </>
          ) : (
            <span>
              <>
                <Check size={16} aria-hidden="true" />
                <Trans comment="A text can be said within the seconds that it has">fits</Trans>
              </>
            </span>
          )}
        </span>
      )}
      {!pace.isOwn && !isRough && (
        <span className={styles["usual"]}>
          <Trans comment="Beside a length: the artist’s own pace is not known">
            at the language’s usual pace
          </Trans>
        </span>
      )}
    </li>
  );
}
