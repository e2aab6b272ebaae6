import { onSessionEnd } from "#src/session/session-end.ts";

// What is being sent, by its idempotency key. Each call under way holds a lock, which all tabs of the browser see and which goes
// with its tab, however that ends; what became of it is told on a channel.

/** What is known of a call that has ended; nothing where its answer was lost. */
export type Outcome = "arrived" | "refused";

/** Milliseconds for which a lock outlives its call, so that the outcome reaches other tabs before it. */
const overlap = 300;

/** What lets go the locks of this tab. */
const held = new Map<string, () => void>();

/** Names both the lock and the channel. */
const nameOf = (key: string) => `sending ${key}`;

/** Undefined on a page without TLS, where each tab knows of its own calls alone. */
const locks = (): LockManager | undefined => ("locks" in navigator ? navigator.locks : undefined);

/** Whether this tab is sending it. */
export const isUnderWay = (key: string): boolean => held.has(key);

export function endUnderWay(key: string, outcome?: Outcome): void {
  const letGo = held.get(key);
  held.delete(key);
  if (!letGo || !locks()) return;
  if (!outcome) {
    letGo();
    return;
  }
  const channel = new BroadcastChannel(nameOf(key));
  channel.postMessage(outcome); // oxlint-disable-line unicorn/require-post-message-target-origin -- no window
  channel.close();
  setTimeout(letGo, overlap);
}

export function beginUnderWay(key: string): void {
  endUnderWay(key);
  const { promise, resolve } = Promise.withResolvers<void>();
  held.set(key, resolve);
  locks()
    ?.request(nameOf(key), () => promise)
    .catch(() => undefined); // a page that is being left
}

// What a session that has ended was sending waits for the next one of its user.
onSessionEnd(() => {
  for (const key of held.keys()) endUnderWay(key);
});

/**
 * Waits while another tab is sending under this key; `onWait` is called where one is. Answers what became of it; undefined
 * where no tab was, or none knows.
 */
export async function waitForOtherTab(key: string, onWait: () => void): Promise<Outcome | undefined> {
  const manager = locks();
  if (!manager) return undefined;
  const channel = new BroadcastChannel(nameOf(key));
  let outcome: Outcome | undefined;
  channel.addEventListener("message", ({ data }: MessageEvent<Outcome>) => {
    outcome = data;
  });
  try {
    // Shared, because several tabs may ask at once.
    const ask = { mode: "shared", ifAvailable: true } as const;
    if (await manager.request(nameOf(key), ask, (lock) => lock !== null)) return undefined;
    onWait();
    await manager.request(nameOf(key), { mode: "shared" }, () => undefined);
    return outcome;
  } catch {
    return undefined;
  } finally {
    channel.close();
  }
}
