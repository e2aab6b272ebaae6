import { storageName } from "#src/features/guest/room-address.ts";
import type { BegunNotes } from "#src/features/guest/store.ts";
import { readStored, removeStored, writeStored } from "#src/lib/browser/storage.ts";
import type { GuestAct } from "./apply-change.ts";

const nameKey = "guest-name";

/** The name that was typed on this device. */
export const readGuestName = (): string => readStored(nameKey) ?? "";
export const keepGuestName = (name: string): void => writeStored(nameKey, name);

/** What was answered or begun on this device and is not stored yet; and as which guest, by the room's mark. */
export interface KeptAnswers {
  mark: string | undefined;
  /** The oldest first. */
  changes: readonly GuestAct[];
  notes: BegunNotes;
}

const nothing: KeptAnswers = { mark: undefined, changes: [], notes: {} };

export function readKeptAnswers(token: string): KeptAnswers {
  try {
    const kept = JSON.parse(readStored(storageName(token)) ?? "null") as Partial<KeptAnswers> | null;
    return Array.isArray(kept?.changes)
      ? { mark: kept.mark, changes: kept.changes, notes: kept.notes ?? {} }
      : nothing;
  } catch {
    return nothing;
  }
}

export function keepAnswers(token: string, { mark, changes, notes }: KeptAnswers): void {
  const written = Object.entries(notes).filter(([, { text }]) => text.trim() !== "");
  if (changes.length === 0 && written.length === 0) removeStored(storageName(token));
  else writeStored(storageName(token), JSON.stringify({ mark, changes, notes: Object.fromEntries(written) }));
}

export const forgetAnswers = (token: string): void => removeStored(storageName(token));
