import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useEffect, useMemo, useRef } from "react";
import type { GuestTake } from "#contract/guest.ts";
import { answer } from "#src/features/guest/calls/exchange.ts";
import { tokenOfPage } from "#src/features/guest/room-address.ts";
import wave from "#src/features/guest/rows/RowWave.module.css";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { PlayButton } from "#src/voice/player/PlayButton.tsx";
import { readPeaks } from "#src/voice/waveform/peaks.ts";
import { SeekRange } from "#src/voice/waveform/SeekRange.tsx";
import { WaveRow } from "#src/voice/waveform/WaveRow.tsx";
import styles from "./Review.module.css";
import { secondsOf, seekTake, toggleTake, useTakeSound } from "./take-sound.ts";

// A room loads them late too.
const NoteField = lazyPart(() =>
  import("#src/features/guest/rows/notes/NoteField.tsx").then((part) => part.NoteField),
);
const Notes = lazyPart(() => import("#src/features/guest/rows/notes/Notes.tsx").then((part) => part.Notes));

interface TakeRowProps {
  take: GuestTake;
  /** Whom the page means. */
  mark: string;
  /** The name that the guest gave; asks for it where there is none. */
  onName: () => string | undefined;
}

const height = 48;

/** Moves the played part every frame, by a property of the element: nothing is drawn anew. */
function usePlace(takeId: string, seconds: number) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const place = seconds > 0 ? Math.min(1, secondsOf(takeId) / seconds) : 0;
      ref.current?.style.setProperty("--place", `${place * 100}%`);
      cancelAnimationFrame(frame);
      const { takeId: current, status } = useTakeSound.getState();
      if (current === takeId && status === "playing") frame = requestAnimationFrame(draw);
    };
    draw();
    const unsubscribe = useTakeSound.subscribe(draw);
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    };
  }, [takeId, seconds]);
  return ref;
}

/** A take: what plays it, its waveform, and the guest's notes on its moments. */
export function TakeRow({ take, mark, onName }: TakeRowProps) {
  const { t } = useLingui();
  const { takeId, title, notes } = take;
  const seconds = take.seconds ?? 0;
  const status = useTakeSound((sound) => (sound.takeId === takeId ? sound.status : "idle"));
  const second = useTakeSound((sound) => (sound.takeId === takeId ? Math.floor(sound.time) : 0));
  const isCurrent = useTakeSound((sound) => sound.takeId === takeId);
  const place = usePlace(takeId, seconds);
  // As many bars as were sent.
  const peaks = useMemo(() => readPeaks(take.peaks, (take.peaks?.length ?? 0) / 2), [take.peaks]);
  const listener = { token: tokenOfPage(), mark };
  const seek = (time: number) => seekTake(listener, takeId, Math.min(seconds, time));
  const addNote = ({ seconds: at, ...note }: { noteId: string; seconds: number; text: string }) => {
    const name = onName();
    if (name === undefined) return false;
    const from = Math.min(Math.round(at * 1000), Math.floor(seconds * 1000));
    answer({ ...note, takeId, from, name });
    return true;
  };
  return (
    <li className={clsx(styles["row"], isCurrent && styles["current"])} data-take>
      <div className={styles["sound"]}>
        <PlayButton artist={title} status={status} onClick={() => toggleTake(listener, takeId)} />
        <div className={styles["about"]}>
          <h2 className={styles["title"]} dir="auto">
            {title}
          </h2>
          <p className={styles["time"]}>
            {isCurrent ? `${formatTime(second)} / ${formatTime(seconds)}` : formatTime(seconds)}
          </p>
        </div>
      </div>
      {status === "failed" && (
        <p className={styles["failure"]} role="alert">
          {t`Audio could not be loaded`}
        </p>
      )}
      <div ref={place}>
        <WaveRow
          kind="guest-take"
          peaks={peaks}
          height={height}
          isPlayed={isCurrent}
          className={wave["wave"]}
          style={{ height }}
        >
          {isCurrent && <span className={wave["place"]} aria-hidden="true" />}
          {seconds > 0 && (
            <SeekRange
              time={second}
              duration={seconds}
              onSeek={seek}
              onStep={(step) => seek(second + step)}
            />
          )}
        </WaveRow>
      </div>
      {notes.length > 0 && (
        <Notes
          isOpen
          notes={notes.map(({ noteId, from, text }) => ({
            noteId,
            seconds: Math.floor(from / 1000),
            text,
            by: null,
          }))}
          onHear={seek}
        />
      )}
      <NoteField of={takeId} name={title} second={second} count={notes.length} onAdd={addNote} />
    </li>
  );
}
