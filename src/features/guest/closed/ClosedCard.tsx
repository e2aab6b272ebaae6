import { useLingui } from "@lingui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import ArrowRight from "lucide-react/icons/arrow-right";
import MessageSquare from "lucide-react/icons/message-square";
import type { CSSProperties } from "react";
import type { GuestRoom, GuestVoice } from "#contract/guest.ts";
import { LetterTile } from "#src/features/guest/rows/LetterTile.tsx";
import { LateNotes } from "#src/features/guest/rows/notes/LateNotes.tsx";
import { PlayButton } from "#src/voice/switching/PlayButton.tsx";
import { RowWave } from "#src/features/guest/rows/RowWave.tsx";
import { SpokenText } from "#src/features/guest/rows/SpokenText.tsx";
import { VoteMark } from "#src/features/guest/rows/VoteMark.tsx";
import { voteWords } from "#src/voice/vote-words.ts";
import { canBeHeard } from "#src/features/guest/sound/can-be-heard.ts";
import { withEngine } from "#src/features/guest/sound/engine.ts";
import { silentWords } from "#src/features/guest/voice-name.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { useSwitching } from "#src/voice/switching/store.ts";
import { voiceLine } from "#src/voice/words.ts";
import styles from "./ClosedCard.module.css";

interface ClosedCardProps {
  room: GuestRoom;
  voice: GuestVoice;
  /** Among the cards, from 0: names appear one after the other. */
  place: number;
  second: number;
}

/** A voice of a closed room: letter, who it was, its sound, and one's own vote. */
export function ClosedCard({ room, voice, place, second }: ClosedCardProps) {
  useLingui();
  const { letter, speaker, notes, seconds } = voice;
  const isChosen = useSwitching(({ current }) => current === letter);
  const isPlaying = useSwitching((state) => state.isPlaying && state.current === letter);
  const isCurrent = isChosen && (isPlaying || second > 0);
  const name = speaker?.voiceArtistName ?? letter;
  return (
    <li
      className={clsx(styles["card"], isPlaying && styles["current"])}
      data-letter={letter}
      style={{ "--nth": place } as CSSProperties}
    >
      <div className={styles["who"]}>
        {room.isBlind && <LetterTile room={room} voice={voice} />}
        {room.isBlind && speaker && <ArrowRight className={styles["arrow"]} size={18} aria-hidden="true" />}
        {speaker ? (
          <div className={clsx(styles["speaker"], room.isBlind && styles["revealed"])}>
            <LetterTile room={{ isBlind: false }} voice={voice} />
            <div className={styles["words"]}>
              <h3 className={styles["name"]}>{name}</h3>
              <div className={styles["line"]}>
                {voiceLine(speaker)}
                {voice.transcript && <SpokenText transcript={voice.transcript} />}
              </div>
            </div>
          </div>
        ) : (
          !canBeHeard(voice) && <p className={styles["line"]}>{silentWords(voice)}</p>
        )}
      </div>
      {canBeHeard(voice) && (
        <div className={styles["sound"]}>
          <PlayButton
            name={name}
            className={styles["play"]}
            isPlaying={isPlaying}
            isCurrent={isPlaying}
            onPress={() => withEngine(({ pressPlay }) => pressPlay(letter))}
          />
          <RowWave voice={voice} isCurrent={isCurrent} second={second} height={44} />
          <span className={styles["time"]}>{formatTime(isCurrent ? second : (seconds ?? 0))}</span>
        </div>
      )}
      <div className={styles["answer"]}>
        <OwnVote voice={voice} />
        {notes.length > 0 && (
          <details className={styles["notes"]}>
            <summary className={styles["summary"]}>
              <MessageSquare size={18} aria-hidden="true" />
              <Plural value={notes.length} one="# note" other="# notes" />
            </summary>
            <LateNotes voice={voice} isOpen={false} />
          </details>
        )}
      </div>
    </li>
  );
}

function OwnVote({ voice: { vote, rank } }: { voice: GuestVoice }) {
  useLingui();
  if (!vote)
    return (
      <p className={styles["none"]}>
        <Trans>You did not vote</Trans>
      </p>
    );
  const given = translate(voteWords[vote]);
  return (
    <p className={styles["vote"]}>
      <VoteMark vote={vote} size={18} isGiven />
      <b>
        <Trans comment="given is “Yes”, “Maybe” or “No”">Your vote: {given}</Trans>
      </b>
      {rank !== null && (
        <span>
          <Trans comment="Beside a guest's own vote; rank is the place in the guest's own order">
            · no. {rank} in your order
          </Trans>
        </span>
      )}
    </p>
  );
}
