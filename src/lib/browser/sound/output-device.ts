// Firefox without a device to play on: an audio element reports an error and goes on in silence, and a context never runs.
// Other engines play in silence there, and nothing tells.

type Listener = (isSilent: boolean) => void;

const listeners = new Set<Listener>();

/** Calls `listener` with whether what was to sound last found no device. Returns a function that unsubscribes. */
export function onSilence(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function saySilence(isSilent: boolean): void {
  for (const listener of listeners) listener(isSilent);
}

/** Whether there is nothing to play on, asked of a context. */
const lacksOutput = (context: AudioContext): boolean => context.destination.maxChannelCount === 0;

/** Whether there is nothing to play on; for an element that has failed, because others play in silence without a device. */
export function isWithoutOutput(): boolean {
  if (!("AudioContext" in globalThis)) return false;
  const context = new AudioContext();
  void context.close();
  return lacksOutput(context);
}

/** In milliseconds: a context that does not run by then is not going to. */
const patience = 1000;

interface Waking {
  /** Whether it is still to sound after that time. */
  isToSound: () => boolean;
  /** Called where there is no device; the next press wakes it once more. */
  pause: () => void;
  /** Called where it does not run for another reason. */
  onFailure?: () => void;
}

/** Wakes a context within a press, and says so where it does not run for want of a device. */
export function wakeContext(context: AudioContext, { isToSound, pause, onFailure }: Waking): void {
  void context.resume().catch(() => undefined);
  setTimeout(() => {
    if (context.state === "running" || context.state === "closed" || !isToSound()) return;
    if (!lacksOutput(context)) onFailure?.();
    else {
      pause();
      saySilence(true);
    }
  }, patience);
}
