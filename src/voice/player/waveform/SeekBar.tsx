import { seek } from "#src/voice/player/engine/commands.ts";
import { usePlayer } from "#src/voice/player/store.ts";
import { SeekRange } from "#src/voice/waveform/SeekRange.tsx";

/** Seeks in the current voice. */
export function SeekBar() {
  const time = usePlayer((state) => state.time);
  const duration = usePlayer((state) => state.duration);
  return (
    <SeekRange time={time} duration={duration} onSeek={seek} onStep={(seconds) => seek(time + seconds)} />
  );
}
