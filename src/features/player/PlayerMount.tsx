import { Suspense, useSyncExternalStore, type ReactNode } from "react";
import { isPlayerWanted, onPlayerWanted } from "./want-player.ts";

/** Stands in the root layout, empty until something is to be played; its child, the player's root, is lazy. */
export function PlayerMount({ children }: { children: ReactNode }) {
  const isWanted = useSyncExternalStore(onPlayerWanted, isPlayerWanted, () => false);
  return isWanted && <Suspense>{children}</Suspense>;
}
