import { useEffect, useState } from "react";
import { draftIsBack, keptDraft } from "./kept-drafts.ts";
import { useSession } from "./use-session.ts";

/** What this user left under `name` when the session was lost; a name stands for one shape of draft. */
export function useKeptDraft<Draft>(name: string): Draft | undefined {
  const userName = useSession()?.profile.userName;
  const [whose] = useState(userName);
  const [draft] = useState(() => keptDraft(userName, name) as Draft | undefined);
  useEffect(() => draftIsBack(whose, name), [whose, name]);
  return draft;
}
