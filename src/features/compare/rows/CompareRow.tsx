import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { switchTo } from "#src/voice/switching/commands.ts";
import { isMute, useSwitching } from "#src/voice/switching/store.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { hueOf } from "#src/voice/hue.ts";
import { LikeButton } from "#src/voice/likes/LikeButton.tsx";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { heardLine } from "#src/voice/heard-line.tsx";
import { TranscriptToggle } from "#src/voice/transcript/TranscriptToggle.tsx";
import { voiceLine } from "#src/voice/words.ts";
import { RowLevel } from "./RowLevel.tsx";
import { RowSound } from "./RowSound.tsx";
import styles from "./Rows.module.css";
import { useRowText } from "./use-row-text.ts";

interface CompareRowProps {
  voice: Voice;
  /** From 1 on; also its key. */
  number: number;
  /** The whole second of the voice that is chosen. */
  second: number;
  onRemove: () => void;
}

/** The focus goes to the next row's button, for this one goes away with its row. */
function focusNext(row: HTMLElement | null): void {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector<HTMLElement>("[data-remove]")?.focus();
}

/** A voice: its key, who it is, its sound, length and level, like and remove. A press anywhere in it switches to it. */
export function CompareRow({ voice, number, second, onRemove }: CompareRowProps) {
  const { t } = useLingui();
  const row = useRef<HTMLLIElement>(null);
  const { voiceId, voiceArtistName: name } = voice;
  const isCurrent = useSwitching(({ current }) => current === voiceId);
  const sound = useSwitching(({ sounds }) => sounds[voiceId]);
  const seconds = useSwitching(({ lengths }) => lengths[voiceId]) ?? voice.seconds;
  const heard = heardLine(voice);
  const { box, isWhole, canChange, toggle } = useRowText();
  const remove = () => {
    focusNext(row.current);
    onRemove();
  };
  return (
    <li
      ref={row}
      className={clsx(styles["row"], isCurrent && styles["current"])}
      tabIndex={-1}
      data-compared={voiceId}
    >
      <button
        type="button"
        className={styles["key"]}
        aria-pressed={isCurrent}
        aria-disabled={isMute(sound)}
        aria-keyshortcuts={`${number}`}
        aria-label={t({
          message: `${number}: switch to ${name}`,
          comment: "Name of a button for screen readers; number is that of the voice, name the artist's",
        })}
        onClick={() => switchTo(voiceId)}
      >
        {number}
      </button>
      <div className={styles["who"]}>
        <Voiceprint name={name} hue={hueOf(voice.voiceColorNames)} />
        <div className={styles["words"]}>
          <h2 className={styles["name"]}>{name}</h2>
          <p className={clsx(styles["line"], styles["said"])}>
            <span>{voiceLine(voice)}</span>
            {voice.transcript && !isMute(sound) && canChange && (
              <TranscriptToggle isShown={isWhole} onToggle={toggle} />
            )}
          </p>
          {heard && <p className={styles["line"]}>{heard}</p>}
        </div>
      </div>
      <RowSound
        voice={voice}
        sound={sound}
        isCurrent={isCurrent}
        second={second}
        textBox={box}
        isTextWhole={isWhole}
      />
      <div className={styles["figures"]}>
        {typeof seconds === "number" && <p className={styles["length"]}>{formatTime(seconds)}</p>}
        <RowLevel voice={voice} />
      </div>
      <div className={styles["acts"]}>
        <LikeButton voice={voice} />
        <IconButton
          data-remove
          label={t({
            message: `Remove: ${name}`,
            comment: "Name of a button for screen readers: takes an artist (name) out of the selection",
          })}
          icon={<X size={18} />}
          onClick={remove}
        />
      </div>
    </li>
  );
}
