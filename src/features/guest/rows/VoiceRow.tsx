import { clsx } from "clsx";
import type { GuestRoom, GuestVoice } from "#contract/guest.ts";
import { canBeHeard } from "#src/features/guest/sound/can-be-heard.ts";
import { withEngine } from "#src/features/guest/sound/engine.ts";
import { useGuest } from "#src/features/guest/store.ts";
import { nameOf, silentWords } from "#src/features/guest/voice-name.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { useSwitching } from "#src/voice/switching/store.ts";
import { voiceLine } from "#src/voice/words.ts";
import { LetterTile } from "./LetterTile.tsx";
import { LateNotes } from "./notes/LateNotes.tsx";
import { NoteButton } from "./notes/NoteButton.tsx";
import { PlayButton } from "#src/voice/switching/PlayButton.tsx";
import { RowWave } from "./RowWave.tsx";
import { SoundTrouble } from "./SoundTrouble.tsx";
import styles from "./VoiceRow.module.css";
import { Votes } from "./Votes.tsx";

const NoteField = lazyPart(() => import("./notes/NoteField.tsx").then((part) => part.VoiceNoteField));
const SpokenText = lazyPart(() => import("./SpokenText.tsx").then((part) => part.SpokenText));
const WishLine = lazyPart(() => import("./WishLine.tsx").then((part) => part.WishLine));
const Pins = lazyPart(() => import("./notes/Pins.tsx").then((part) => part.Pins));

interface VoiceRowProps {
  room: GuestRoom;
  voice: GuestVoice;
  /** The whole second of the voice that is chosen. */
  second: number;
  isSmall: boolean;
}

/** A voice of an open room: who it is, its sound, the vote, and notes on its moments. */
export function VoiceRow({ room, voice, second, isSmall }: VoiceRowProps) {
  const { letter, notes } = voice;
  const isCurrent = useSwitching(({ current }) => current === letter);
  const isPlaying = useSwitching((state) => state.isPlaying && state.current === letter);
  const isOpened = useGuest(({ opened }) => opened === letter);
  const name = nameOf(room, voice);
  const isHeard = canBeHeard(voice);
  const count = notes.length;
  return (
    <li
      className={clsx(
        styles["row"],
        isCurrent && isHeard && styles["current"],
        !room.isBlind && styles["named"],
      )}
      tabIndex={-1}
      data-letter={letter}
    >
      <div className={styles["tile"]}>
        <LetterTile room={room} voice={voice} isCurrent={isCurrent && isHeard} />
      </div>
      <div className={styles["who"]}>
        <h2 className={styles["name"]}>{name}</h2>
        {voice.speaker && (
          <div className={styles["line"]}>
            {voiceLine(voice.speaker)}
            {voice.transcript && <SpokenText transcript={voice.transcript} />}
          </div>
        )}
      </div>
      {isHeard ? (
        <>
          <div className={styles["sound"]}>
            <PlayButton
              name={name}
              className={styles["play"]}
              isPlaying={isPlaying}
              isCurrent={isCurrent}
              onPress={() => withEngine(({ pressPlay }) => pressPlay(letter))}
            />
            <RowWave voice={voice} isCurrent={isCurrent} second={second} height={isSmall ? 40 : 44} />
            <span className={styles["time"]}>{formatTime(isCurrent ? second : (voice.seconds ?? 0))}</span>
            {isOpened && count > 0 && (
              <div className={styles["pins"]}>
                <Pins voice={voice} />
              </div>
            )}
          </div>
          <NoteButton voice={voice} name={name} className={styles["noteButton"]} isSmall={isSmall} />
          <div className={styles["more"]}>
            <SoundTrouble letter={letter} />
            {count > 0 && (isOpened || !isSmall) && <LateNotes voice={voice} isOpen />}
            {isOpened && <NoteField voice={voice} name={name} second={isCurrent ? second : 0} />}
          </div>
          <div className={styles["votes"]}>
            <Votes voice={voice} name={name} />
            {"wish" in room && <WishLine room={room} voice={voice} name={name} />}
          </div>
        </>
      ) : (
        <p className={styles["silent"]}>{silentWords(voice)}</p>
      )}
    </li>
  );
}
