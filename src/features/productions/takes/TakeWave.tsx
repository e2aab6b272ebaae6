import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { Take, TakeNote } from "#contract/productions/productions.ts";
import { secondsOf, useTakeSound } from "#src/features/productions/sound/take-sound.ts";
import { readPeaks } from "#src/voice/waveform/peaks.ts";
import { SeekRange } from "#src/voice/waveform/SeekRange.tsx";
import { WaveRow } from "#src/voice/waveform/WaveRow.tsx";
import { Pins } from "./Pins.tsx";
import styles from "./Wave.module.css";

/** Part of a take, in ms. */
interface Span {
  from: number;
  to: number;
}

/** A pointer that is down: where it went down, and what it has marked since, which is not drawn yet where it moves fast. */
interface Press {
  x: number;
  from: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  drag?: Span;
}

interface TakeWaveProps {
  take: Take;
  /** What sounds in its place: itself, or the take that it is compared with; undefined while another one is the current. */
  heard: Take | undefined;
  notes: readonly TakeNote[];
  /** The span that is being noted, in ms. */
  marked: Span | undefined;
  onSeek: (seconds: number) => void;
  onPin: (note: TakeNote) => void;
  /** A part was marked by a drag, or a moment by a finger that rests, in ms; undefined where no note may be written. */
  onMark: ((from: number, to: number | null) => void) | undefined;
}

const height = 52;
/** How far a pointer moves before it marks a part, in px, and how long a finger rests, in ms. */
const slack = 6;
const hold = 500;

/** Moves needle and played part every frame, by a property of the element: nothing is drawn anew. */
function usePlace(heard: Take | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const takeId = heard?.takeId;
  const seconds = heard?.seconds ?? 0;
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const place = takeId === undefined || seconds === 0 ? 0 : secondsOf(takeId) / seconds;
      ref.current?.style.setProperty("--place", `${Math.min(1, place) * 100}%`);
      cancelAnimationFrame(frame);
      if (takeId !== undefined && useTakeSound.getState().status === "playing")
        frame = requestAnimationFrame(draw);
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

const band = (from: number, to: number, seconds: number): CSSProperties => {
  const share = (time: number) => `${Math.min(100, Math.max(0, time / 10 / seconds))}%`;
  return { insetInlineStart: share(from), width: share(to - from) };
};

/** The waveform of a take with its pins and spans. A press seeks, a drag marks a part, a finger that rests marks a moment. */
export function TakeWave({ take, heard, notes, marked, onSeek, onPin, onMark }: TakeWaveProps) {
  const seconds = take.seconds ?? 0;
  const peaks = useMemo(() => readPeaks(take.peaks, productionLimits.peakBars), [take.peaks]);
  const time = useTakeSound((state) => (heard ? state.time : 0));
  const place = usePlace(heard);
  const press = useRef<Press>(undefined);
  const [drag, setDrag] = useState<Span>();
  const mark = useEffectEvent((from: number, to: number | null) => onMark?.(from, to));

  const timeAt = ({ clientX, currentTarget }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.round(Math.min(1, Math.max(0, (clientX - left) / (width || 1))) * seconds * 1000);
  };
  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const from = timeAt(event);
    const rests = () => {
      press.current = undefined;
      mark(Math.round((heard ? secondsOf(heard.takeId) : from / 1000) * 1000), null);
    };
    const timer = event.pointerType === "touch" && onMark ? setTimeout(rests, hold) : undefined;
    press.current = { x: event.clientX, from, timer };
    if (event.pointerType !== "touch") event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    const { current } = press;
    if (!current || Math.abs(event.clientX - current.x) < slack) return;
    clearTimeout(current.timer);
    if (!onMark) return;
    const to = timeAt(event);
    current.drag = { from: Math.min(current.from, to), to: Math.max(current.from, to) };
    setDrag(current.drag);
  };
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
    setDrag(undefined);
  };
  const handleUp = (event: PointerEvent<HTMLDivElement>) => {
    const { current } = press;
    if (current?.drag) mark(current.drag.from, current.drag.to);
    else if (current) onSeek(timeAt(event) / 1000);
    end();
  };
  const move = (step: number) => onSeek(Math.min(seconds, Math.max(0, time + step)));
  const handleKey = (event: KeyboardEvent) => {
    const step = event.shiftKey ? { ArrowLeft: -5, ArrowRight: 5 }[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(step);
  };
  const shown = drag ?? marked;
  return (
    <div className={styles["block"]} onKeyDownCapture={handleKey}>
      <Pins notes={notes} seconds={seconds} onPress={onPin} />
      <div ref={place} className={styles["place"]}>
        <WaveRow
          kind="waveform-take"
          peaks={peaks}
          height={height}
          isPlayed={heard !== undefined}
          className={styles["wave"]}
        >
          {notes.map(
            ({ noteId, from, to, resolved }) =>
              to !== null &&
              !resolved && (
                <span
                  key={noteId}
                  className={styles["band"]}
                  style={band(from, to, seconds)}
                  aria-hidden="true"
                />
              ),
          )}
          {shown && shown.to > shown.from && (
            <span className={styles["band"]} style={band(shown.from, shown.to, seconds)} aria-hidden="true" />
          )}
          {heard && <span className={styles["needle"]} aria-hidden="true" />}
          <div
            className={styles["surface"]}
            onPointerDown={handleDown}
            onPointerMove={handleMove}
            onPointerUp={handleUp}
            onPointerCancel={end}
            onContextMenu={(event) => press.current && event.preventDefault()}
          >
            <SeekRange
              className={styles["range"]}
              time={time}
              duration={seconds}
              onSeek={onSeek}
              onStep={(step) => move(step)}
            />
          </div>
        </WaveRow>
      </div>
    </div>
  );
}
