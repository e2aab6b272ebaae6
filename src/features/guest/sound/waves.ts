import { limits } from "#contract/constants/limits.ts";
import { bufferOf } from "#src/voice/switching/load.ts";
import { useSwitching } from "#src/voice/switching/store.ts";
import { useWaves } from "./wave-store.ts";

/** So many samples of a bar are looked at. */
const looks = 1000;

/** The loudest of each of 128 windows of the sound. */
export function peaksOf(sound: Float32Array): number[] {
  const size = sound.length / limits.peakBars;
  const step = Math.max(1, Math.floor(size / looks));
  return Array.from({ length: limits.peakBars }, (_, bar) => {
    let loudest = 0;
    for (let at = Math.floor(bar * size); at < (bar + 1) * size; at += step)
      loudest = Math.max(loudest, Math.abs(sound[at] ?? 0));
    return loudest;
  });
}

function drawDecoded(): void {
  const known = useWaves.getState();
  for (const [letter, sound] of Object.entries(useSwitching.getState().sounds)) {
    const buffer = sound === "ready" && !known[letter] ? bufferOf(letter) : undefined;
    if (buffer) useWaves.setState({ [letter]: peaksOf(buffer.getChannelData(0)) });
  }
}

/** Draws each voice once it is decoded. Returns the end. */
export function followWaves(): () => void {
  const unsubscribe = useSwitching.subscribe(drawDecoded);
  return () => {
    unsubscribe();
    useWaves.setState({}, true);
  };
}
