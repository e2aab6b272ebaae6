import { useLingui } from "@lingui/react/macro";
import styles from "./Services.module.css";
import { mixingFormats, type MixingFormat } from "./speaker-layouts.ts";

const scale = 7;
const dots = (speakers: MixingFormat["speakers"], radius: number) =>
  speakers
    .map(([x, y]) => [9 + x * scale - radius, 9 - y * scale] as const)
    .map(
      ([x, y]) =>
        `M${x.toFixed(1)} ${y.toFixed(1)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`,
    )
    .join("");

/** The speakers seen from above; the square is the subwoofer, rings are overhead speakers. */
const SpeakerDots = ({ speakers, overhead, subwoofer }: MixingFormat) => (
  <svg className={styles["speakers"]} viewBox="0 0 18 18" aria-hidden="true">
    <circle className={styles["room"]} cx="9" cy="9" r="7" />
    <path d={dots(speakers, 1.5) + (subwoofer ? "M7.9 7.9h2.2v2.2h-2.2Z" : "")} />
    {overhead && <path className={styles["overhead"]} d={dots(overhead, 1)} />}
  </svg>
);

export function MixingFormats() {
  const { t } = useLingui();
  return (
    <ul
      className={styles["formats"]}
      aria-label={t({
        message: "Mixing formats",
        comment: "Name of a list for screen readers: Mono, Stereo, 5.1 …",
      })}
    >
      {mixingFormats.map((format) => (
        <li key={format.name} className={styles["format"]}>
          <SpeakerDots {...format} />
          {format.name}
        </li>
      ))}
    </ul>
  );
}
