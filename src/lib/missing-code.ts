type Listener = (isMissing: boolean) => void;

const listeners = new Set<Listener>();

/** Hears whether what was pressed last lacks its code; returns how to stop. */
export function hearMissingCode(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function sayMissingCode(isMissing: boolean): void {
  for (const listener of listeners) listener(isMissing);
}
