import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { languageNames, languages } from "#src/lib/enumerations.ts";
import styles from "./LanguagePills.module.css";
import { SoundSign } from "./SoundSign.tsx";

interface LanguagePillsProps {
  /** Which language sounds, as its place in the list. */
  playing: number | null;
  onPick: (index: number) => void;
}

/** One pill for each of the 18 languages; each plays a clip in that language. */
export function LanguagePills({ playing, onPick }: LanguagePillsProps) {
  const { t, i18n } = useLingui();
  return (
    <ul id="samples" className={styles["pills"]} aria-label={t`Listen to samples`}>
      {languages.map((language, index) => {
        const name = i18n._(languageNames[language]);
        const isPlaying = index === playing;
        return (
          <li key={language}>
            <button
              type="button"
              className={clsx(styles["pill"], isPlaying && styles["playing"])}
              aria-label={isPlaying ? t`Pause: ${name}` : t`Play: ${name}`}
              onClick={() => onPick(index)}
            >
              {isPlaying && <SoundSign name="pause" size="0.6875rem" />}
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
