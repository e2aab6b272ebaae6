import type { ListedImport } from "#contract/imports/imports.ts";
import { readStored, writeStored } from "#src/lib/browser/storage.ts";

/** When the newest import ended whose report was seen on this device. */
const key = "import-seen";

/** Notes that the report of an import was seen, and with it those of all that ended before. */
export function noteSeen(endedAt: string): void {
  if (endedAt > (readStored(key) ?? "")) writeStored(key, endedAt);
}

const timeOf = ({ endedAt }: ListedImport) => endedAt ?? "";

/** The import that ended last, unless its report was seen on this device. */
export function unseenOf(imports: readonly ListedImport[]): ListedImport | undefined {
  const last = imports.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b))).at(-1);
  return last && timeOf(last) > (readStored(key) ?? "") ? last : undefined;
}
