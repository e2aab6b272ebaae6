import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import MessageSquarePlus from "lucide-react/icons/message-square-plus";
import MessageSquareText from "lucide-react/icons/message-square-text";
import type { GuestRoom, GuestVoice } from "#contract/guest.ts";
import { canBeHeard } from "#src/features/guest/sound/can-be-heard.ts";
import { withEngine } from "#src/features/guest/sound/engine.ts";
import { openNotes, useGuest } from "#src/features/guest/store.ts";
import { nameOf, silentWords } from "#src/features/guest/voice-name.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { useSwitching } from "#src/voice/switching/store.ts";
import { voiceLine } from "#src/voice/words.ts";
import { LateNotes } from "./LateNotes.tsx";
import { LetterTile } from "./LetterTile.tsx";
import { PlayButton } from "#src/voice/switching/PlayButton.tsx";
import { RowWave } from "./RowWave.tsx";
import { SoundTrouble } from "./SoundTrouble.tsx";
import styles from "./VoiceRow.module.css";
import { Votes } from "./Votes.tsx";

const NoteField = lazyPart(() => import("./NoteField.tsx").then((part) => part.NoteField));
const Pins = lazyPart(() => import("./Pins.tsx").then((part) => part.Pins));

interface VoiceRowProps {
  room: GuestRoom;
  voice: GuestVoice;
  /** The whole second of the voice that is chosen. */
  second: number;
  isSmall: boolean;
}

/** A voice of an open room: who it is, its sound, the vote, and notes on its moments. */
export function VoiceRow({ room, voice, second, isSmall }: VoiceRowProps) {
  const { t } = useLingui();
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
        {voice.speaker && <p className={styles["line"]}>{voiceLine(voice.speaker)}</p>}
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
          {isSmall && (
            <IconButton
              className={styles["noteButton"]}
              label={t({
                message: `Notes: ${name}, ${count}`,
                comment:
                  "Name of a button: shows the notes on a voice, and writes one; name is the voice, count how many there are",
              })}
              aria-expanded={isOpened}
              icon={
                <>
                  {count > 0 ? <MessageSquareText size={20} /> : <MessageSquarePlus size={20} />}
                  {count > 0 && <span className={styles["count"]}>{count}</span>}
                </>
              }
              onClick={() => openNotes(isOpened ? undefined : letter)}
            />
          )}
          <div className={styles["more"]}>
            <SoundTrouble letter={letter} />
            {count > 0 && (isOpened || !isSmall) && <LateNotes voice={voice} isOpen />}
            {isOpened && <NoteField voice={voice} second={isCurrent ? second : 0} />}
          </div>
          <div className={styles["votes"]}>
            <Votes voice={voice} name={name} />
          </div>
        </>
      ) : (
        <p className={styles["silent"]}>{silentWords(voice)}</p>
      )}
    </li>
  );
}
