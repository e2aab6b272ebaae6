import { readDrafts, removeDraft, writeDraft, type StoredDraft } from "#src/lib/drafts/stored-drafts.ts";
import { isOutcomeUnknown } from "#src/lib/http/outcome.ts";
import { Problem, SessionOver } from "#src/lib/http/problem.ts";
import { onSessionEnd } from "#src/session/session-end.ts";
import { newKey } from "#src/lib/http/new-key.ts";

/** How long the server remembers a key, less an hour, in ms. */
const keyLife = 47 * 3_600_000;

/** Puts what was typed, in a form that was `initial` then, into the form as it is opened now. */
export type Combine<Form> = (kept: { initial: Form; values: Form }, now: Form) => Form;

/** What a form holds, and the idempotency key under which it is sent, until the server's answer is known. */
export interface Draft<Values = unknown> {
  readonly key: string;
  /** Whether it was sent and nobody knows whether it arrived. */
  readonly isUnknown: boolean;
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

/** The keys of what this tab is sending. What a session that has ended was sending waits for the next one of its user. */
const underWay = new Set<string>();
onSessionEnd(() => underWay.clear());

/** The drafts under a name that this tab is not sending, the newest first. */
export const waitingDrafts = (owner: string | undefined, name: string): StoredDraft[] =>
  owner === undefined ? [] : readDrafts(owner, name).filter(({ key }) => !underWay.has(key));

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
  return {
    get key() {
      return draft.key;
    },
    get isUnknown() {
      return draft.sentAt !== undefined;
    },
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
      underWay.delete(draft.key);
      remove();
      stored = undefined;
      draft = { key: newKey(), at: 0 };
    },
    sent: () => {
      underWay.add(draft.key);
      write({ sentAt: Date.now() });
    },
    failed: (error) => {
      underWay.delete(draft.key);
      if (isOther(error)) write({ key: newKey(), sentAt: undefined });
      else if (isRefused(error)) write({ sentAt: undefined });
    },
  };
}
