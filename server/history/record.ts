import type { DeviceKind, HistoryAction } from "#contract/enumerations.ts";
import type { Db } from "#server/db/client.ts";
import type { Caller } from "#server/session/caller.ts";
import { historyRecords } from "#server/db/operations-schema.ts";

/** What an owner did; `changes` never holds a password, a hash or a token. */
interface HistoryWrite {
  /** Null for what the server does by itself. */
  actorId: string | null;
  action: HistoryAction;
  subjectId: string;
  changes: Record<string, unknown>;
  deviceKind?: DeviceKind;
  browser?: string;
}

/** Who does it and with what, for `recordHistory`. */
export const by = ({ userId, deviceKind, browser }: Pick<Caller, "userId" | "deviceKind" | "browser">) => ({
  actorId: userId,
  deviceKind,
  browser,
});

/** Writes the append-only record of a write or an event; call it in its transaction. */
export async function recordHistory(tx: Db, write: HistoryWrite): Promise<void> {
  await tx.insert(historyRecords).values(write);
}

/** The fields that differ, each as `[before, after]`. */
export function changedFields<Row extends object>(
  before: Row,
  after: Row,
): Record<string, [unknown, unknown]> {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, value]) =>
      JSON.stringify(value) === JSON.stringify(was.get(field)) ? [] : [[field, [was.get(field), value]]],
    ),
  );
}
