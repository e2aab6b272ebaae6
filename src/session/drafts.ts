import { useEffect, useEffectEvent, useState } from "react";
import { discardDraft, saveDraft, savedDraft } from "#src/lib/drafts/saved-drafts.ts";
import { onSessionEnd } from "./session-end.ts";
import { useSession } from "./use-session.ts";

/** Saves what `read` returns when the session is lost, for the user who was signed in at mount. */
export function useSaveDraft(name: string, read: () => unknown): void {
  const userName = useSession()?.profile.userName;
  const [initialUser] = useState(userName);
  const save = useEffectEvent(() => {
    const draft = read();
    if (initialUser !== undefined && draft !== undefined) saveDraft(initialUser, name, draft);
  });
  useEffect(() => {
    return onSessionEnd((how) => how === "lost" && save());
  }, []);
}

/** The draft saved for this user under `name`; every name has one shape. Restoring it removes it. */
export function useSavedDraft<Draft>(name: string): Draft | undefined {
  const userName = useSession()?.profile.userName;
  const [initialUser] = useState(userName);
  const [draft] = useState(() => savedDraft(userName, name) as Draft | undefined);
  useEffect(() => {
    discardDraft(initialUser, name);
  }, [initialUser, name]);
  return draft;
}
