/** `logout`: the reader asked for it. `lost`: the token is dead or gone. `replaced`: someone else logged in. */
export type SessionEnd = "logout" | "lost" | "replaced";

type Listener = (how: SessionEnd) => void;

/** Who must let go when a session ends: the player stops, stores empty themselves, the router leaves. */
const listeners = new Set<Listener>();

/** Calls `listener` whenever a session ends; returns how to stop. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSessionEnd(how: SessionEnd): void {
  for (const listener of listeners) listener(how);
}
