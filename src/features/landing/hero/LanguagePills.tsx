import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { PlaybackIcon } from "#src/features/landing/clips/PlaybackIcon.tsx";
import { languageNames } from "#src/voice/language-names.ts";
import { playLabel } from "#src/lib/i18n/play-label.ts";
import styles from "./LanguagePills.module.css";

interface LanguagePillsProps {
  /** The index of the language that plays. */
  playing: number | null;
  onPick: (index: number) => void;
}

/** Scrolls the row alone: scrolling a pill into view would also move the page. */
function bringToMiddle(list: HTMLElement, index: number): void {
  const row = list.getBoundingClientRect();
  const pill = list.children[index]?.getBoundingClientRect();
  if (pill) list.scrollLeft += pill.left + pill.width / 2 - row.left - row.width / 2;
}

/** One button per language, which plays a clip in it. */
export function LanguagePills({ playing, onPick }: LanguagePillsProps) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current && playing !== null) bringToMiddle(list.current, playing);
  }, [playing]);
  return (
    <ul ref={list} id="samples" className={styles["pills"]} aria-label={t`Listen to samples`}>
      {Object.entries(languageNames).map(([language, words], index) => {
        const name = i18n._(words);
        const isPlaying = index === playing;
        return (
          <li key={language}>
            <button
              type="button"
              className={clsx(styles["pill"], isPlaying && styles["playing"])}
              aria-label={playLabel(name, isPlaying)}
              onClick={() => onPick(index)}
            >
              {isPlaying && <PlaybackIcon name="pause" size="0.6875rem" />}
              <span>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
