import { useEffect, useEffectEvent, useState } from "react";
import { onSessionEnd } from "#src/lib/session-end.ts";
import { keepDraft } from "./kept-drafts.ts";
import { useSession } from "./use-session.ts";

/** Keeps what `read` answers when the session is lost; nothing when that is undefined. */
export function useDraftKeeper(name: string, read: () => unknown): void {
  const userName = useSession()?.profile.userName;
  const [whose] = useState(userName);
  const keep = useEffectEvent(() => {
    const draft = read();
    if (whose !== undefined && draft !== undefined) keepDraft(whose, name, draft);
  });
  useEffect(() => {
    const forget = onSessionEnd((how) => how === "lost" && keep());
    return () => void forget();
  }, []);
}
