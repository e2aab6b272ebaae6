import type { QueryClient } from "@tanstack/react-query";
import { tokenMissing } from "#src/lib/http/api.ts";
import { readToken, tokenKey } from "#src/lib/http/token.ts";
import { announceSessionEnd } from "./session-end.ts";
import { checkSession } from "./check-session.ts";
import { endSession, forgetSession } from "./end-session.ts";
import { refetchSession, sessionQuery } from "./queries.ts";

/** Without a token the session ends here too; with another one, everything is loaded again for its user. */
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

/** Follows token changes by other tabs, also when a page returns from the back/forward cache. Returns a cleanup. */
export function watchToken(client: QueryClient): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === null) void followToken(client);
  };
  let tokenAtHide: string | null | undefined;
  const handlePageHide = () => void (tokenAtHide = readToken());
  // With the same token everything stays; a refetch shows whether the token is still valid.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (tokenAtHide && tokenAtHide === readToken()) void refetchSession(client).catch(() => undefined);
    else void followToken(client);
  };
  addEventListener("storage", handleStorage);
  addEventListener("pagehide", handlePageHide);
  addEventListener("pageshow", handlePageShow);
  return () => {
    removeEventListener("storage", handleStorage);
    removeEventListener("pagehide", handlePageHide);
    removeEventListener("pageshow", handlePageShow);
  };
}
