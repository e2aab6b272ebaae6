import { and, eq } from "drizzle-orm";
import type { HistoryAction } from "#contract/constants/history-actions.ts";
import type { RequestAct } from "#contract/voice-requests/request-events.ts";
import { type Acting, actOnce, hasChanged, readNewest } from "#server/acts/act.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/people.ts";
import { requestEvents } from "#server/db/schema/requests.ts";
import { type Actor, recordHistory } from "#server/history/record.ts";
import { cleanLines, cleanOptionalLines } from "#server/http/clean-text.ts";
import { Problem, wrongField } from "#server/http/problems/problem.ts";
import { oweMail } from "#server/mail/owe.ts";
import { addEvent, type RequestRow } from "./add-event.ts";
import { lockForAct } from "./lock.ts";
import { mergeInto } from "./merge.ts";
import { undo } from "./undo.ts";

/** An owner's call that does something to a request. */
export interface RequestCall extends Acting {
  requestId: string;
  owner: Actor & { actorId: string };
}

type ActOf<Kind extends RequestAct["kind"]> = Extract<RequestAct, { kind: Kind }>;

/** What the record says of an act. */
const recorded: Record<RequestAct["kind"], HistoryAction> = {
  note: "voice-request.note",
  contact: "voice-request.contact",
  assign: "voice-request.assign",
  state: "voice-request.status",
  merge: "voice-request.merge",
  undo: "voice-request.undo",
};

/** Does one act on a request, once for an idempotency key: the request changes, or a `Problem` says why not. */
export const actOnRequest = (db: Db, call: RequestCall, act: RequestAct): Promise<void> =>
  actOnce(
    db,
    call,
    (tx) => lockForAct(tx, call.requestId, act),
    async (tx, row) => {
      await refuseChanged(tx, row, act.kind === "note" ? undefined : act.eventId);
      const after = await does(tx, row, call, act);
      const changes = after === undefined || after === row.state ? {} : { status: [row.state, after] };
      await recordHistory(tx, { ...call.owner, action: recorded[act.kind], subjectId: row.id, changes });
    },
  );

/** 409 where a locked request was merged, or more has happened to it than the sender had seen; a note since then is no change. */
export async function refuseChanged(tx: Db, row: RequestRow, seen: string | undefined): Promise<void> {
  if (row.mergedInto !== null) throw new Problem(409, "request-merged");
  if (seen === undefined) return;
  const isOf = eq(requestEvents.requestId, row.id);
  const newest = await readNewest(tx, requestEvents, { isOf, quiet: "noted" });
  if (hasChanged(newest, Number(seen))) throw new Problem(409, "request-changed");
}

/** Writes what an act does; answers the state that the request is in afterwards. */
async function does(tx: Db, row: RequestRow, { owner, now }: RequestCall, act: RequestAct) {
  const userId = owner.actorId;
  const add = async (kind: Parameters<typeof addEvent>[2]["kind"], details: Record<string, unknown>) =>
    (await addEvent(tx, row, { kind, userId, details }, now)).state;
  switch (act.kind) {
    case "note":
      return add("noted", { text: cleanLines(act.text, "text") });
    case "contact":
      return add("contacted", { way: act.by });
    case "assign":
      return add("assigned", { assigneeId: await ownerOf(tx, act.assignee) });
    case "state":
      return add("stateChanged", await stateChange(tx, row, act));
    case "merge":
      return mergeInto(tx, row, { otherId: act.requestId, userId, now });
    case "undo":
      return undo(tx, row, { eventId: Number(act.undoes), userId, now });
  }
}

/** 400 for a name that is no active owner's. */
async function ownerOf(tx: Db, userName: string | null): Promise<string | null> {
  if (userName === null) return null;
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userName, userName), eq(users.role, "OWNER"), eq(users.isActive, true)));
  if (!row) throw wrongField("assignee");
  return row.id;
}

/** Brought back from spam, a request is told of by mail as any new one; only a lost one has a reason. */
async function stateChange(tx: Db, row: RequestRow, { state, reason, text }: ActOf<"state">) {
  if (reason !== undefined && state !== "lost") throw wrongField("reason");
  if (row.state === "spam" && state === "new" && row.suspicion)
    await oweMail(tx, { kind: "voice-request", subjectId: row.id, sender: null });
  return {
    from: row.state,
    to: state,
    reason: reason ?? null,
    text: cleanOptionalLines(text ?? "", "text"),
  };
}
