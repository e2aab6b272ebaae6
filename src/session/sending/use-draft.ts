import { useEffect, useEffectEvent, useState } from "react";
import { onSessionEnd } from "#src/session/session-end.ts";
import { useSession } from "#src/session/use-session.ts";
import { openDraft, type Draft } from "./draft.ts";

/** The draft that the signed-in user has under this name, for as long as the component is mounted. */
export function useDraft(name: string): Draft {
  const owner = useSession()?.profile.userName;
  const [draft] = useState(() => openDraft(owner, name));
  return draft;
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
  const [values, setValues] = useState(() => draft.found(first) ?? first);
  const keep = (typed: Values) => {
    if (JSON.stringify(typed) !== JSON.stringify(first)) draft.keep(first, typed);
    else if (!draft.isUnknown) draft.drop();
  };
  const keepTyped = useEffectEvent(keep);
  useEffect(() => {
    keepTyped(values);
  }, [values]);
  useKeepWhenLost(() => keep(values));
  return [values, (change) => setValues((before) => ({ ...before, ...change }))];
}
