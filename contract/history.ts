import { Type, type Static } from "typebox";
import { deviceKinds } from "./constants/values/people.ts";
import { historyActions } from "./constants/history-actions.ts";
import { pageOf } from "./paging.ts";
import { Moment } from "./moment.ts";

const person = Type.Object({ userName: Type.String(), name: Type.String() });

/**
 * An entry of the record. `actor` is `null` for what the server does by itself, `"deleted"` for somebody who is gone,
 * `"unknown"` for a name that nobody has; `subject` is what it was done to in words, null where that is gone or nothing.
 */
export const HistoryEntry = Type.Object({
  id: Type.String(),
  at: Moment,
  action: Type.Enum(Object.values(historyActions).flat()),
  actor: Type.Union([person, Type.Literal("deleted"), Type.Literal("unknown"), Type.Null()]),
  subject: Type.Union([Type.String(), Type.Null()]),
  /** Names of the changed fields, beside the state. */
  fields: Type.Array(Type.String()),
  /** From which state of an artist or a voice request to which, where that changed. */
  state: Type.Union([Type.Object({ from: Type.String(), to: Type.String() }), Type.Null()]),
  /** How often it happened in the hour, for refused logins; else null. */
  count: Type.Union([Type.Integer(), Type.Null()]),
  device: Type.Enum([...deviceKinds]),
  browser: Type.String(),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

/** `people` are those who can be asked for: owners, and clients who stand in the record. */
export const HistoryPage = Type.Object({ ...pageOf(HistoryEntry), people: Type.Array(person) });
export type HistoryPage = Static<typeof HistoryPage>;
