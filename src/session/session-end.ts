/** `logout`: by the user. `lost`: the token expired or is gone. `replaced`: another tab logged in. */
export type SessionEnd = "logout" | "lost" | "replaced";

type Listener = (how: SessionEnd) => void;

/** The player, the stores and the router, which all hold state of a session. */
const listeners = new Set<Listener>();

/** Calls `listener` whenever a session ends. Returns a function that unsubscribes. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceSessionEnd(how: SessionEnd): void {
  for (const listener of listeners) listener(how);
}
