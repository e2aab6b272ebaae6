import { audioElement, resume, start, unload } from "./audio.ts";
import { nextPlace, previousPlace } from "./results.ts";
import { rememberVolume, usePlayer } from "./store.ts";

/** What dock, keys and the system's media keys ask for. */
export function pause(): void {
  audioElement().pause();
}

/** Pauses what sounds; else goes on, or starts again what ended or failed. */
export function toggle(): void {
  const { place, status } = usePlayer.getState();
  if (!place) return;
  if (status === "playing" || status === "waiting") pause();
  else if (status === "paused") resume();
  else start(place);
}

/** Moves to a second of the sample, within it. */
export function seek(time: number): void {
  const { duration, status } = usePlayer.getState();
  const inside = Math.min(Math.max(0, time), duration);
  audioElement().currentTime = inside;
  // What had ended goes on from here, not from the start.
  usePlayer.setState({ time: inside, status: status === "idle" ? "paused" : status });
}

async function move(to: typeof nextPlace): Promise<void> {
  const { place } = usePlayer.getState();
  const found = place && (await to(place));
  if (found && usePlayer.getState().place === place) start(found);
}

export const playNext = (): Promise<void> => move(nextPlace);
export const playPrevious = (): Promise<void> => move(previousPlace);

/** Silence, and no dock: the session ended. */
export function stop(): void {
  unload();
  usePlayer.setState({ place: undefined, status: "idle", time: 0, duration: 0 });
}

/** From 0 to 1; remembered. */
export function setVolume(volume: number): void {
  audioElement().volume = volume;
  rememberVolume(volume);
}
