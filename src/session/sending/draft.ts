import { msg } from "@lingui/core/macro";
import { readDrafts, removeDraft, writeDraft, type StoredDraft } from "#src/lib/drafts/stored-drafts.ts";
import { isOutcomeUnknown } from "#src/lib/http/outcome.ts";
import { Problem, Refusal, SessionOver } from "#src/lib/http/problem.ts";
import { newKey } from "#src/lib/http/new-key.ts";
import { beginUnderWay, endUnderWay, isUnderWay, waitForOtherTab, type Outcome } from "./under-way.ts";

/** How long the server remembers a key, less an hour, in ms. */
const keyLife = 47 * 3_600_000;

/** Puts what was typed, in a form that was `initial` then, into the form as it is opened now. */
export type Combine<Form> = (kept: { initial: Form; values: Form }, now: Form) => Form;

/** What becomes of a draft in the tab that was sending it when this one opened it. */
export type Elsewhere = "sending" | Outcome;

export const arrivedElsewhere = msg`What you sent in another tab has arrived.`;

/** Another tab has sent it meanwhile, and the server may not know that this is the same. */
export class ArrivedElsewhere extends Refusal {
  constructor() {
    super(arrivedElsewhere);
  }
}

/** What a form holds, and the idempotency key under which it is sent, until the server's answer is known. */
export interface Draft<Values = unknown> {
  readonly key: string;
  /** Whether it was sent and nobody knows whether it arrived. */
  readonly isUnknown: boolean;
  /** Undefined where no other tab was sending it, or that one does not know either. */
  readonly elsewhere: Elsewhere | undefined;
  /** Calls `onChange` when that changes. Returns a function that unsubscribes. */
  watch: (onChange: () => void) => () => void;
  /** Resolves once no other tab is sending it. */
  settled: () => Promise<void>;
  /**
   * What was typed earlier, in the form as it is opened now; undefined where nothing was. `combine` says how, where fields are
   * not enough; what it cannot read, as an older version may have left it, is nothing.
   */
  found: <Form extends Values>(initial: Form, combine?: Combine<Form>) => Form | undefined;
  keep: (initial: Values, values: Values) => void;
  /** Forgets what was typed, and begins anew. */
  drop: () => void;
  /** It is on its way. */
  sent: () => void;
  /** It has arrived: what was typed is forgotten. */
  arrived: () => void;
  /** It could not be sent, or nobody knows. */
  failed: (error: unknown) => void;
}

/** Whether the answer came, or was asked for, and said that nothing was done. */
export const isRefused = (error: unknown): boolean =>
  !isOutcomeUnknown(error) && !(error instanceof SessionOver);

/** Something else was sent under this key, and it has arrived. */
const isOther = (error: unknown) => error instanceof Problem && error.code === "idempotency-mismatch";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isAlike = (one: unknown, other: unknown) =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/**
 * The form as it is opened now with the fields that were changed in the one that was kept: what others have saved
 * meanwhile stays. What was sent comes back whole. Fields that this form does not have, or has in another shape, are
 * left out.
 */
function goOnWith<Form>(now: Form, { initial, values, sentAt }: StoredDraft): Form {
  if (!isRecord(now) || !isRecord(values)) return now;
  const before = isRecord(initial) && sentAt === undefined ? initial : {};
  const changed = Object.entries(values).filter(
    ([name, value]) =>
      name in now && isAlike(now[name], value) && JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return { ...now, ...Object.fromEntries(changed) };
}

/** The drafts under a name that this tab is not sending, the newest first. */
export const waitingDrafts = (owner: string | undefined, name: string): StoredDraft[] =>
  owner === undefined ? [] : readDrafts(owner, name).filter(({ key }) => !isUnderWay(key));

/**
 * The draft that this owner wrote last under this name, or the one with this key; a new one where there is none. Without
 * an owner it stays in memory.
 */
export function openDraft(owner: string | undefined, name: string, key?: string): Draft {
  let stored = waitingDrafts(owner, name).find((draft) => key === undefined || draft.key === key);
  let draft: StoredDraft = stored ?? { key: key ?? newKey(), at: 0 };

  const remove = () => {
    if (owner !== undefined) removeDraft(owner, name, draft.key);
  };
  const write = (change: Partial<StoredDraft>) => {
    if (change.key !== undefined) remove();
    draft = { ...draft, ...change, at: Date.now() };
    if (owner === undefined) return;
    if (draft.values === undefined && draft.sentAt === undefined) remove();
    else writeDraft(owner, name, draft);
  };
  if (draft.sentAt !== undefined && Date.now() - draft.sentAt > keyLife) write({ key: newKey() });

  let elsewhere: Elsewhere | undefined;
  let waiting: Promise<void> | undefined;
  let sentKey: string | undefined;
  const watchers = new Set<() => void>();
  const turn = (next: Elsewhere | undefined) => {
    elsewhere = next;
    for (const onChange of watchers) onChange();
  };
  const drop = () => {
    remove();
    stored = undefined;
    draft = { key: newKey(), at: 0 };
  };
  /** Waits for the tab that is sending it, and takes over what became of it. */
  const waitForOutcome = async () => {
    const { key: waitedFor, sentAt } = draft;
    if (owner === undefined || sentAt === undefined || isUnderWay(waitedFor)) return;
    const isHeld = () => draft.key === waitedFor;
    const outcome = await waitForOtherTab(waitedFor, () => isHeld() && turn("sending"));
    if (!isHeld()) return; // discarded meanwhile
    if (outcome === "arrived") drop();
    if (outcome === "refused") draft = { ...draft, sentAt: undefined };
    turn(outcome);
  };
  const settled = () => (waiting ??= waitForOutcome());
  const end = (outcome?: Outcome) => {
    if (sentKey !== undefined) endUnderWay(sentKey, outcome);
  };
  return {
    get key() {
      return draft.key;
    },
    get isUnknown() {
      return draft.sentAt !== undefined;
    },
    get elsewhere() {
      return elsewhere;
    },
    watch: (onChange) => {
      watchers.add(onChange);
      void settled();
      return () => void watchers.delete(onChange);
    },
    settled,
    found: <Form>(initial: Form, combine?: Combine<Form>) => {
      if (stored?.values === undefined) return undefined;
      if (!combine) return goOnWith(initial, stored);
      try {
        return combine({ initial: stored.initial as Form, values: stored.values as Form }, initial);
      } catch {
        return undefined;
      }
    },
    keep: (initial, values) => write({ initial, values }),
    drop: () => {
      drop();
      if (elsewhere === "sending") turn(undefined);
    },
    sent: () => {
      if (elsewhere !== "sending") turn(undefined);
      if (owner !== undefined) beginUnderWay((sentKey = draft.key));
      write({ sentAt: Date.now() });
    },
    arrived: () => {
      drop();
      end("arrived");
    },
    failed: (error) => {
      if (error instanceof ArrivedElsewhere) end();
      else if (isOther(error)) {
        write({ key: newKey(), sentAt: undefined });
        end("arrived");
      } else if (isRefused(error)) {
        write({ sentAt: undefined });
        end("refused");
      } else end();
    },
  };
}
