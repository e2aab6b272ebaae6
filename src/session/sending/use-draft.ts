import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { isSame } from "#src/lib/is-same.ts";
import { onSessionEnd } from "#src/session/session-end.ts";
import { useSession } from "#src/session/use-session.ts";
import { openDraft, type Draft, type Elsewhere } from "./draft.ts";

/** The draft that the signed-in user has under this name, for as long as the component is mounted. */
export function useDraft(name: string): Draft {
  const owner = useSession()?.profile.userName;
  const [draft] = useState(() => openDraft(owner, name));
  return draft;
}

/** What another tab does with the draft that was sending it when it was opened here; undefined where none was. */
export const useElsewhere = (draft: Draft): Elsewhere | undefined =>
  useSyncExternalStore(
    draft.watch,
    () => draft.elsewhere,
    () => undefined,
  );

/** Calls `clear` once what was typed has arrived from another tab. */
export function useClearOnArrival(draft: Draft, clear: () => void): void {
  const elsewhere = useElsewhere(draft);
  const clearNow = useEffectEvent(clear);
  useEffect(() => {
    if (elsewhere === "arrived") clearNow();
  }, [elsewhere]);
}

/** Keeps an open form once more when the session is lost: a tab that logs out removes its user's drafts. */
export function useKeepWhenLost(keep: () => void): void {
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    return onSessionEnd((how) => how === "lost" && keepNow());
  }, []);
}

/** As `useState`, for a few fields without Formik that are kept in a draft. A change names the fields that differ. */
export function useDraftState<Values extends object>(
  draft: Draft,
  initial: Values,
): [Values, (change: Partial<Values>) => void] {
  const [first] = useState(initial);
  const [found] = useState(() => draft.found(first) ?? first);
  const [values, setValues] = useState(found);
  const keep = (typed: Values) => {
    if (!isSame(typed, first)) draft.keep(first, typed);
    else if (!draft.isUnknown) draft.drop();
  };
  const keepTyped = useEffectEvent(keep);
  useEffect(() => {
    keepTyped(values);
  }, [values]);
  useKeepWhenLost(() => keep(values));
  useClearOnArrival(draft, () => {
    if (isSame(values, found)) setValues(first);
  });
  return [values, (change) => setValues((before) => ({ ...before, ...change }))];
}
