const listeners = new Set<() => void>();
let isWanted = false;

/** Asks for the dock and the rest of the player's code: they come with the first hover or press, not before. */
export function wantPlayer(): void {
  if (isWanted) return;
  isWanted = true;
  for (const listener of listeners) listener();
}

export const isPlayerWanted = (): boolean => isWanted;

export function onPlayerWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
