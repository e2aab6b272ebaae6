import type { RequestState, Suspicion } from "#contract/constants/values/voice-requests.ts";
import type { RequestEventKind } from "#contract/voice-requests/request-events.ts";
import type { requestEvents } from "#server/db/schema/requests.ts";

/** An event as it is stored, without what was written. */
export type StoredEvent = Pick<
  typeof requestEvents.$inferSelect,
  "id" | "userId" | "kind" | "details" | "createdAt"
>;

/** How a request stands. */
export interface Standing {
  state: RequestState;
  /** Null once it is no spam. */
  suspicion: Suspicion[] | null;
  assigneeId: string | null;
  waitingSince: Date | null;
}

/** Besides, when the visitor last spoke. */
type Told = Standing & { spokeAt: Date };

/** Nobody is waited for in the others. */
const openStates: ReadonlySet<RequestState> = new Set(["new", "contacted", "suggested"]);

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other);

const spoke = ({ state }: Told, { createdAt }: StoredEvent): Partial<Told> => ({
  spokeAt: createdAt,
  ...(openStates.has(state) && { waitingSince: createdAt }),
});
const nothing = () => ({});

/** What each kind of event makes of a request: the one table of it. */
const after: Record<RequestEventKind, (before: Told, event: StoredEvent) => Partial<Told>> = {
  arrived: (_before, { details, createdAt }) => {
    const suspicion = details["suspicion"] as Suspicion[] | null;
    return {
      spokeAt: createdAt,
      suspicion,
      ...(suspicion ? { state: "spam" } : { waitingSince: createdAt }),
    };
  },
  stateChanged: ({ waitingSince, spokeAt, suspicion }, { details }) => {
    const state = details["to"] as RequestState;
    return {
      state,
      suspicion: state === "spam" ? suspicion : null,
      waitingSince: state === "new" ? (waitingSince ?? spokeAt) : null,
    };
  },
  assigned: (_before, { details }) => ({ assigneeId: details["assigneeId"] as string | null }),
  noted: nothing,
  contacted: ({ state }) => ({ state: state === "new" ? "contacted" : state, waitingSince: null }),
  suggested: ({ state }) => ({ state: openStates.has(state) ? "suggested" : state, waitingSince: null }),
  chosen: spoke,
  answered: spoke,
  clientMade: ({ state }) => ({ state: state === "new" ? "contacted" : state, waitingSince: null }),
  offerMade: nothing,
  merged: ({ state, waitingSince }, { details }) => {
    const other = details["waitingSince"] as string | null;
    return openStates.has(state)
      ? { waitingSince: earlier(waitingSince, other ? new Date(other) : null) }
      : {};
  },
  undone: nothing,
};

/** The events that were undone. */
export const undoneAmong = (events: readonly StoredEvent[]): Set<number> =>
  new Set(events.flatMap(({ kind, details }) => (kind === "undone" ? [Number(details["undoes"])] : [])));

/** How a request stands after its events, oldest first: those that were undone count no longer. */
export function standingAfter(events: readonly StoredEvent[]): Standing {
  const undone = undoneAmong(events);
  const start: Told = {
    state: "new",
    suspicion: null,
    assigneeId: null,
    waitingSince: null,
    spokeAt: new Date(0),
  };
  const { spokeAt: _spoke, ...standing } = events
    .filter(({ id }) => !undone.has(id))
    .reduce((before, event) => ({ ...before, ...after[event.kind](before, event) }), start);
  return standing;
}
