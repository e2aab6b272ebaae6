import type { ListedRequest } from "#contract/voice-requests/requests.ts";
import { readStored, writeStored } from "#src/lib/browser/storage.ts";

const key = "seen-spam";

/** Keeps on this device up to which arrival the suspected requests were looked at. */
export function noteSeenSpam(shown: readonly Pick<ListedRequest, "createdAt">[]): void {
  const newest = shown
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1);
  if (newest !== undefined && newest > (readStored(key) ?? "")) writeStored(key, newest);
}

/** Whether a request that arrived then was not looked at on this device; null is none. */
export const isSpamUnseen = (arrivedAt: string | null): boolean =>
  arrivedAt !== null && arrivedAt > (readStored(key) ?? "");
