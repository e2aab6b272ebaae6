import { seek } from "#src/voice/player/engine/commands.ts";
import { usePlayer } from "#src/voice/player/store.ts";
import { SeekRange } from "#src/voice/waveform/SeekRange.tsx";

/** A voice that does not play: how long it is, and what plays it from a second on. */
export interface StillVoice {
  seconds: number;
  playFrom: (second: number) => void;
}

interface SeekBarProps {
  /** Set while the voice does not play. */
  still?: StillVoice | undefined;
}

/** Seeks in the current voice; a press on one that is still plays it from there. */
export function SeekBar({ still }: SeekBarProps) {
  const time = usePlayer((state) => (still ? 0 : state.time));
  const length = usePlayer(({ duration }) => still?.seconds ?? duration);
  const go = still?.playFrom ?? seek;
  // The very end would end it at once.
  const last = still ? Math.max(0, length - 1) : length;
  return (
    <SeekRange
      time={time}
      duration={length}
      onSeek={go}
      onStep={(seconds) => go(Math.max(0, Math.min(time + seconds, last)))}
      onPress={still?.playFrom}
    />
  );
}
