import type { QueryClient } from "@tanstack/react-query";
import { tokenMissing } from "#src/lib/api.ts";
import { announceSessionEnd } from "#src/lib/session-end.ts";
import { readToken, tokenKey } from "#src/lib/token.ts";
import { checkSession } from "./check-session.ts";
import { endSession, forgetSession } from "./end-session.ts";
import { refetchSession, sessionQuery } from "./queries.ts";

/** The token is gone: the session ends here too. There is another one: everything begins anew with it. */
async function followToken(client: QueryClient): Promise<void> {
  const known = client.getQueryData(sessionQuery.queryKey);
  if (readToken() === null) {
    if (known) endSession(client, "lost", tokenMissing);
    return;
  }
  forgetSession(client);
  await checkSession(client);
  announceSessionEnd("replaced");
}

/** Follows what other tabs do with the token, also when the browser brings a page back from its cache. */
export function watchToken(client: QueryClient): () => void {
  const hearStorage = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === null) void followToken(client);
  };
  let leftWith: string | null | undefined;
  const hearLeaving = () => void (leftWith = readToken());
  // With the same token everything stays as it was left, and the server says whether that token still lives.
  const hearPage = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (leftWith && leftWith === readToken()) void refetchSession(client).catch(() => undefined);
    else void followToken(client);
  };
  addEventListener("storage", hearStorage);
  addEventListener("pagehide", hearLeaving);
  addEventListener("pageshow", hearPage);
  return () => {
    removeEventListener("storage", hearStorage);
    removeEventListener("pagehide", hearLeaving);
    removeEventListener("pageshow", hearPage);
  };
}
