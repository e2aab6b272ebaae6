import type { GuestChange } from "#contract/guest.ts";
import { storageName } from "#src/features/guest/room-address.ts";
import { readStored, removeStored, writeStored } from "#src/lib/browser/storage.ts";

const nameKey = "guest-name";

/** The name that was given on this device. */
export const readGuestName = (): string => readStored(nameKey) ?? "";
export const keepGuestName = (name: string): void => writeStored(nameKey, name);

/** What was answered on this device and is not stored yet, the oldest first. */
export function readKeptChanges(token: string): GuestChange[] {
  try {
    const kept: unknown = JSON.parse(readStored(storageName(token)) ?? "[]");
    return Array.isArray(kept) ? (kept as GuestChange[]) : [];
  } catch {
    return [];
  }
}

export function keepChanges(token: string, changes: readonly GuestChange[]): void {
  if (changes.length > 0) writeStored(storageName(token), JSON.stringify(changes));
  else removeStored(storageName(token));
}
