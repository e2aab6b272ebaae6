import { useSyncExternalStore, type ReactNode } from "react";
import { isPlayerWanted, onPlayerWanted } from "./want-player.ts";

/** Stands in the root layout, empty until something is to be played; its child is the player's root, which comes later. */
export function PlayerMount({ children }: { children: ReactNode }) {
  const isWanted = useSyncExternalStore(onPlayerWanted, isPlayerWanted, () => false);
  return isWanted && children;
}
