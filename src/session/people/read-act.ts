import { historyActions, type HistoryAction } from "#contract/constants/history-actions.ts";
import type { HistoryEntry } from "#contract/history.ts";
import { readRecord, readText } from "#src/lib/http/parse.ts";
import { MalformedResponse } from "#src/lib/http/problem.ts";

const actions: readonly HistoryAction[] = Object.values(historyActions).flat();

/** Somebody by the name to log in with and the name that is shown. */
export function readNamed(value: unknown, part: string): { userName: string; name: string } {
  const person = readRecord(value, part);
  return {
    userName: readText(person["userName"], `${part}.userName`),
    name: readText(person["name"], `${part}.name`),
  };
}

/** Which act an entry of a record is, when it was, and whose. */
export function readAct(
  entry: Record<string, unknown>,
  part: string,
): Pick<HistoryEntry, "id" | "at" | "action" | "actor"> {
  const { actor } = entry;
  const action = actions.find((known) => known === entry["action"]);
  if (!action) throw new MalformedResponse(`${part}.action`);
  return {
    id: readText(entry["id"], `${part}.id`),
    at: readText(entry["at"], `${part}.at`),
    action,
    actor:
      actor === null || actor === "deleted" || actor === "unknown"
        ? actor
        : readNamed(actor, `${part}.actor`),
  };
}
