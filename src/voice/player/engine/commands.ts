import { storeVolume, usePlayer } from "#src/voice/player/store.ts";
import { audioElement, resume, start, unload } from "./audio.ts";
import { nextTrack, previousTrack, type Playlist } from "./playlist.ts";

// Commands of the dock, the keyboard shortcuts and the system's media keys.

export function pause(): void {
  audioElement().pause();
}

/** Pauses or continues; starts again what ended or failed. */
export function toggle(): void {
  const { track, status } = usePlayer.getState();
  if (!track) return;
  if (status === "playing" || status === "waiting") pause();
  else if (status === "paused") resume();
  else start(track);
}

/** Moves to a second of the sample, clamped to its duration. */
export function seek(time: number): void {
  const { duration, status } = usePlayer.getState();
  const inside = Math.min(Math.max(0, time), duration);
  audioElement().currentTime = inside;
  // A sample that ended continues from here, not from its start.
  usePlayer.setState({ time: inside, status: status === "idle" ? "paused" : status });
}

async function move(to: typeof nextTrack): Promise<void> {
  const { track } = usePlayer.getState();
  const found = track && (await to(track));
  if (found && usePlayer.getState().track === track) start(found);
}

export const playNext = (): Promise<void> => move(nextTrack);
export const playPrevious = (): Promise<void> => move(previousTrack);

/** Plays a queue from its first voice on, one after the other. Call it within a press; rejects where it cannot be had. */
export async function playAll(loadQueue: () => Promise<Playlist>): Promise<void> {
  const { track } = usePlayer.getState();
  const playlist = await loadQueue();
  const [voice] = playlist.voices;
  if (!voice || usePlayer.getState().track !== track) return; // another one was started meanwhile
  usePlayer.setState({ isContinuous: true });
  start({ playlist, voice });
}

/** Stops playing and removes the dock. */
export function stopPlayer(): void {
  unload();
  usePlayer.setState({ track: undefined, status: "idle", time: 0, duration: 0 });
}

/** Sets the volume, 0 to 1, and remembers it. */
export function setVolume(volume: number): void {
  audioElement().volume = volume;
  storeVolume(volume);
}
