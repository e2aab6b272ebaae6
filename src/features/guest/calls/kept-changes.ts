import type { GuestChange } from "#contract/guest.ts";
import { storageName } from "#src/features/guest/room-address.ts";
import { readStored, removeStored, writeStored } from "#src/lib/browser/storage.ts";

const nameKey = "guest-name";

/** The name that was given on this device. */
export const readGuestName = (): string => readStored(nameKey) ?? "";
export const keepGuestName = (name: string): void => writeStored(nameKey, name);

/** What was answered on this device and is not stored yet, the oldest first; and as which guest, by the room's mark. */
export interface KeptChanges {
  mark: string | undefined;
  changes: readonly GuestChange[];
}

const nothing: KeptChanges = { mark: undefined, changes: [] };

export function readKeptChanges(token: string): KeptChanges {
  try {
    const kept = JSON.parse(readStored(storageName(token)) ?? "null") as Partial<KeptChanges> | null;
    return Array.isArray(kept?.changes) ? { mark: kept.mark, changes: kept.changes } : nothing;
  } catch {
    return nothing;
  }
}

export function keepChanges(token: string, { mark, changes }: KeptChanges): void {
  if (changes.length > 0) writeStored(storageName(token), JSON.stringify({ mark, changes }));
  else removeStored(storageName(token));
}
