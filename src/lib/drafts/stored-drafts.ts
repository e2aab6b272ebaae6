import { readStored, removeStored, storedKeys, writeStored } from "#src/lib/browser/storage.ts";

/**
 * What was typed and is not known to have arrived, in local storage: it outlives reloads, closed tabs and ended sessions.
 * Every draft has an owner, whom alone it is shown to, a name, and a key of its own: two tabs keep two.
 */
export interface StoredDraft {
  /** The idempotency key under which it is sent. */
  key: string;
  /** When it was sent, in ms since 1970, while nobody knows whether it arrived. */
  sentAt?: number | undefined;
  /** When it was written last, in ms since 1970. */
  at: number;
  /** The form as it was opened, and as it was typed; missing where nothing was typed. */
  initial?: unknown;
  values?: unknown;
}

const prefix = "draft";
/** The owner and the name are encoded, so that none begins another. */
const ownersOf = (owner: string) => `${prefix} ${encodeURIComponent(owner)} `;
const beginningOf = (owner: string, name: string) => `${ownersOf(owner)}${encodeURIComponent(name)} `;

/** Owns what people without an account type: whoever uses this browser next may see it. */
export const visitor = "";

const day = 24 * 3_600_000;
/** How long a draft is kept that nobody goes on with, in ms. */
const lifeOf = (storageKey: string): number => (storageKey.startsWith(ownersOf(visitor)) ? day : 30 * day);

function read(storageKey: string): StoredDraft | undefined {
  try {
    const draft: unknown = JSON.parse(readStored(storageKey) ?? "null");
    if (typeof draft !== "object" || draft === null) return undefined;
    return "key" in draft && "at" in draft ? (draft as StoredDraft) : undefined;
  } catch {
    return undefined;
  }
}

/** The drafts of an owner under a name, the one that was written last first. */
export const readDrafts = (owner: string, name: string): StoredDraft[] =>
  storedKeys(beginningOf(owner, name))
    .flatMap((storageKey) => read(storageKey) ?? [])
    .toSorted((one, other) => other.at - one.at);

export const writeDraft = (owner: string, name: string, draft: StoredDraft): void =>
  writeStored(beginningOf(owner, name) + draft.key, JSON.stringify(draft));

export const removeDraft = (owner: string, name: string, key: string): void =>
  removeStored(beginningOf(owner, name) + key);

/** Removes the drafts of an owner, as a logout does, but those that may have arrived. */
export function removeDraftsOf(owner: string): void {
  for (const storageKey of storedKeys(ownersOf(owner)))
    if (read(storageKey)?.sentAt === undefined) removeStored(storageKey);
}

/** Removes what nobody has gone on with for a month, and after a day what a visitor typed. */
export function forgetOldDrafts(now: number): void {
  for (const storageKey of storedKeys(`${prefix} `))
    if (now - (read(storageKey)?.at ?? 0) > lifeOf(storageKey)) removeStored(storageKey);
}
