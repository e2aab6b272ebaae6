import { unload } from "./audio.ts";
import { usePlayer } from "./store.ts";

const listeners = new Set<() => void>();
let isWanted = false;

const tell = () => listeners.forEach((listener) => listener());

/** Asks for the dock and the rest of the player's code: they come with the first hover or press, not before. */
export function wantPlayer(): void {
  if (isWanted) return;
  isWanted = true;
  tell();
}

/** The code could not be had: what was to be played has failed, and the next hover or press asks again. */
export function missPlayer(): void {
  isWanted = false;
  tell();
  if (!usePlayer.getState().place) return;
  unload();
  usePlayer.setState({ status: "failed" });
}

export const isPlayerWanted = (): boolean => isWanted;

export function onPlayerWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
