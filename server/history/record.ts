import type { DeviceKind } from "#contract/constants/values/people.ts";
import type { HistoryAction } from "#contract/constants/history-actions.ts";
import type { Db } from "#server/db/client.ts";
import type { Caller } from "#server/session/caller.ts";
import { historyRecords } from "#server/db/schema/operations.ts";

/** Who does something, and with what kind of device. */
export interface Actor {
  /** Null for what the server does by itself. */
  actorId: string | null;
  deviceKind?: DeviceKind;
  browser?: string;
}

/** What somebody did; `changes` never holds a person's name or address, a password, a hash or a token. */
interface HistoryWrite extends Actor {
  action: HistoryAction;
  subjectId: string;
  changes: Record<string, unknown>;
}

/** Who does it and with what, for `recordHistory`. */
export const by = ({
  userId,
  deviceKind,
  browser,
}: Pick<Caller, "userId" | "deviceKind" | "browser">): Actor & { actorId: string } => ({
  actorId: userId,
  deviceKind,
  browser,
});

/** Writes the append-only record of a write or an event; call it in its transaction. */
export async function recordHistory(tx: Db, write: HistoryWrite): Promise<void> {
  await tx.insert(historyRecords).values(write);
}
